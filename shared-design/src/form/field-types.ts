import type { ReactNode } from 'react';

/** What every field takes besides the attributes of its control. Spread react-hook-form's `register(name)` beside these. */
export interface FieldTexts {
  label: ReactNode;
  /** One sentence under the label: format, or why we ask. */
  hint?: ReactNode;
  /** Message under the field, which may hold a link; makes it invalid. */
  error?: ReactNode;
  /** Message that the value is right, shown where a rule asks for it (ACCT-11, FIELD-54). */
  success?: string | undefined;
  /** Says '(optional)' beside the label. */
  optional?: boolean | undefined;
  /** Hides the label from the eye only. */
  labelHidden?: boolean | undefined;
}
