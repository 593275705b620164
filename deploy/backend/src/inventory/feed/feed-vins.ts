import { vinCheckDigit } from '@forecourt/shared-contracts/inventory';

/** Returns the VINs that occur as words in a text, in upper case; a wrong check digit is accepted, as in a row. */
export function vinsIn(text: string): readonly string[] {
  return text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => vinCheckDigit(word) !== undefined);
}
