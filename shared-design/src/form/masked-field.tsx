import type { ChangeEvent } from 'react';
import { maskControl } from './mask-control.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends TextFieldProps {
  /** What the field shows of a text; `maskDate`, `maskMonth`, `maskSsn`, `maskDollars` of shared-contracts. */
  mask: (text: string) => string;
}

/** Digits in groups while they are typed, with number keys on phones. The caret stays where it was put; any usual spelling may be pasted. */
export function MaskedField({ mask, onChange, ...props }: MaskedFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    maskControl(event.target, mask);
    onChange?.(event);
  };
  return <TextField inputMode="numeric" autoComplete="off" {...props} onChange={handleChange} />;
}
