import type { InputHTMLAttributes, Ref } from 'react';
import { chakra, fieldId, FieldMessage, fieldStyles } from '@forecourt/shared-design';
import { choiceStyles } from './choice-styles.ts';
import type { FieldTexts } from '../form/field-types.ts';

const Root = chakra('div', { base: { ...fieldStyles, gap: '0', ...choiceStyles } });

export interface CheckboxFieldProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type'>,
    Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One checkbox, with its label as part of the target. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = input.id ?? fieldId(input.name);
  const described = [hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <Root>
      <label className="fc-choice" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className="fc-mark"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <span id={`${id}-hint`} className="fc-hint">
          {hint}
        </span>
      )}
      {error && <FieldMessage id={`${id}-message`} tone="error" text={error} />}
    </Root>
  );
}
