import type { ChangeEvent } from 'react';
import type { Mask } from '@forecourt/shared-contracts/fields';
import { maskControl } from './mask-control.ts';
import { TextField, type TextFieldProps } from '@forecourt/shared-design';

export interface MaskedFieldProps extends TextFieldProps {
  /** Formats the field's text; `maskDate`, `maskMonth`, `maskSsn`, `maskDollars`, `maskZip` of shared-contracts. */
  mask: Mask;
}

/** Digits formatted while typing, with a numeric keyboard on phones. The caret keeps its position; any common format may be pasted. */
export function MaskedField({ mask, onChange, ...props }: MaskedFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    maskControl(event.target, mask, (event.nativeEvent as InputEvent).inputType);
    onChange?.(event);
  };
  return <TextField inputMode="numeric" autoComplete="off" {...props} onChange={handleChange} />;
}
