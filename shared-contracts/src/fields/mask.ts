const onlyDigits = (text: string) => text.replace(/[^0-9]/g, '');

/**
 * Formats the text of a field while it is typed. `isInside` tells that it was changed before its end, `inputType` how, as in the browser's
 * input event: `deleteContentBackward`.
 */
export type Mask = (text: string, isInside?: boolean, inputType?: string) => string;

/** Formats the text of a full date field: `99/99/9999` (FIELD-91). What is corrected inside it stays as typed. */
export function maskDate(text: string, isInside = false): string {
  return isInside ? text : grouped(withPaddedParts(text, 8), [2, 2, 4], '/');
}

/** Formats the text of a month and year field: `99/9999`. What is corrected inside it stays as typed. */
export function maskMonth(text: string, isInside = false): string {
  return isInside ? text : grouped(withPaddedParts(text, 6), [2, 4], '/');
}

/** Formats the text of a Social Security number field: `999-99-9999`. */
export function maskSsn(text: string): string {
  return grouped(onlyDigits(text).slice(0, 9), [3, 2, 4], '-');
}

/** Formats the text of a ZIP code field: five digits, `99999` (FIELD-92). An extension is left out. */
export function maskZip(text: string): string {
  return onlyDigits(text).slice(0, 5);
}

/**
 * Formats the text of a dollar field: digits in groups of three and up to two decimals, `85,000`. Anything else is unchanged, also a comma
 * that may stand before decimals, `950,00`: an amount is never guessed (FIELD-71).
 */
export function maskDollars(text: string, _isInside = false, inputType = ''): string {
  if (/,[0-9]{0,2}$/.test(text) && !inputType.startsWith('delete')) return text;
  const plain = text.replace(/[$,\s]/g, '');
  const [, whole, decimals = ''] = /^0*([0-9]{1,9})(\.[0-9]{0,2})?$/.exec(plain) ?? [];
  if (whole === undefined) return text;
  return `${whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',')}${decimals}`;
}

/** Keeps the digits; a part before a slash or dash gets its leading zero, so that `6/15/1990` is read correctly. */
function withPaddedParts(text: string, length: number): string {
  const padded = text.replace(/(^|[/-])\s*([0-9])\s*(?=[/-])/g, '$10$2');
  return onlyDigits(padded).slice(0, length);
}

function grouped(digits: string, sizes: readonly number[], sign: string): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(sign);
}
