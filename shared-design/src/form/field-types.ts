import type { ReactNode } from 'react';

/** Props of every field in addition to the attributes of its control. Spread react-hook-form's `register(name)` along with these. */
export interface FieldTexts {
  label: ReactNode;
  /** One sentence under the label: the format, or why we ask. */
  hint?: ReactNode;
  /** Message under the field, which may contain a link; makes it invalid. */
  error?: ReactNode;
  /** Message that the value is valid, shown where a rule requires it (ACCT-11, FIELD-54). */
  success?: string | undefined;
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined;
  /** Hides the label visually only. */
  labelHidden?: boolean | undefined;
}
