import type { ChangeEvent } from 'react';
import { maskPhone } from '@forecourt/shared-contracts/fields';
import { TextField, type TextFieldProps } from '@forecourt/shared-design';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'prefix' | 'suffix'>;

/**
 * Phone number, formatted as `(999) 999 - 9999` while typing (FIELD-90). The caret stays behind the same digit; any common format may be
 * pasted (FIELD-94).
 */
export function PhoneField({ onChange, ...props }: PhoneFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    mask(event.target);
    onChange?.(event);
  };
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" onChange={handleChange} />;
}

function mask(control: HTMLInputElement): void {
  const { value, selectionStart } = control;
  const masked = maskPhone(value);
  if (masked === value) return;
  const caret = maskPhone(value.slice(0, selectionStart ?? value.length)).length;
  control.value = masked;
  control.setSelectionRange(caret, caret);
}
