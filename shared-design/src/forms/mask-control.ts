import type { Mask } from '@forecourt/shared-contracts/fields';

/**
 * Applies a mask to a control's text. The caret stays behind the same digit, or at the end if it was there; a separator added by the mask
 * never holds it back.
 */
export function maskControl(control: HTMLInputElement, mask: Mask, inputType?: string): void {
  const { value, selectionStart } = control;
  const caret = selectionStart ?? value.length;
  const masked = mask(value, caret < value.length, inputType);
  if (masked === value) return;
  const after = caret === value.length ? masked.length : placeBehind(masked, digitsIn(value.slice(0, caret)));
  control.value = masked;
  control.setSelectionRange(after, after);
}

const digitsIn = (text: string) => text.replace(/[^0-9]/g, '').length;

function placeBehind(text: string, digits: number): number {
  let place = 0;
  while (place < text.length && digitsIn(text.slice(0, place)) < digits) place += 1;
  return place;
}
