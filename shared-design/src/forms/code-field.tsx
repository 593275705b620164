import type { ChangeEvent } from 'react';
import { chakra, TextField, type TextFieldProps } from '@forecourt/shared-design';
import { cleanedCode } from './cleaned-code.ts';

const Root = chakra('div', {
  base: {
    '& .fc-control': {
      maxWidth: '13rem',
      fontSize: 'xl',
      fontWeight: 'semibold',
      letterSpacing: '0.28em',
    },
  },
});

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'prefix' | 'suffix'
> {
  /** Number of digits; 6 by default (FIELD-56). */
  length?: number;
}

/**
 * One-time code in one input as wide as its digits: numeric keyboard, autofilled from the message. Spaces and dashes of a pasted code are
 * removed, and so is everything beyond its length; other characters are kept for the form to validate.
 */
export function CodeField({ length = 6, onChange, ...props }: CodeFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    clean(event.target, length);
    onChange?.(event);
  };
  return (
    <Root>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={handleChange}
      />
    </Root>
  );
}

function clean(control: HTMLInputElement, length: number): void {
  const cleaned = cleanedCode(control.value, length);
  if (cleaned === control.value) return;
  const caret = cleanedCode(control.value.slice(0, control.selectionStart ?? undefined), length).length;
  control.value = cleaned;
  control.setSelectionRange(caret, caret);
}
