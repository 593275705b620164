const onlyDigits = (text: string) => text.replace(/[^0-9]/g, '');

/** What a field for a full date shows of its text: `99/99/9999` (FIELD-91). */
export function maskDate(text: string): string {
  return grouped(withPaddedParts(text, 8), [2, 2, 4], '/');
}

/** What a field for month and year shows of its text: `99/9999`. */
export function maskMonth(text: string): string {
  return grouped(withPaddedParts(text, 6), [2, 4], '/');
}

/** What a field for a Social Security number shows of its text: `999-99-9999`. */
export function maskSsn(text: string): string {
  return grouped(onlyDigits(text).slice(0, 9), [3, 2, 4], '-');
}

/** What a field for dollars shows of its text: digits in groups of three and up to two decimals, `85,000`. Anything else is left as it is. */
export function maskDollars(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  const [, whole, decimals = ''] = /^0*([0-9]{1,9})(\.[0-9]{0,2})?$/.exec(plain) ?? [];
  if (whole === undefined) return text;
  return `${whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',')}${decimals}`;
}

/** Digits only; a part that was closed by a slash gets its leading zero, so that `6/15/1990` is read as it is meant. */
function withPaddedParts(text: string, length: number): string {
  const padded = text.replace(/(^|\/)\s*([0-9])\s*(?=[/-])/g, '$10$2');
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
