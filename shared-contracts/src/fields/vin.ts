import * as v from 'valibot';

/**
 * A vehicle identification number: 17 letters and digits, output in upper case (FIELD-72). A wrong check digit is accepted, see {@link
 * hasVinCheckDigit}. Message keys, first match wins: `vinRequired`, `vinForm`.
 */
export const VinSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('vinRequired'),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{17}$/, 'vinForm'),
);

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, Number(digit)])),
  ...Object.fromEntries(Array.from('ABCDEFGH', (letter, index) => [letter, index + 1])),
  ...Object.fromEntries(Array.from('JKLMN', (letter, index) => [letter, index + 1])),
  ...{ P: 7, R: 9 },
  ...Object.fromEntries(Array.from('STUVWXYZ', (letter, index) => [letter, index + 2])),
};

/**
 * Whether the ninth character of a VIN is its check digit (BUY-24). Also false for text with I, O or Q, which no VIN contains. Vehicles
 * from outside North America need no check digit, so a wrong one only causes a warning (FIELD-72).
 */
export function hasVinCheckDigit(vin: string): boolean {
  let sum = 0;
  for (const [index, letter] of Array.from(vin).entries()) {
    const value = values[letter];
    if (value === undefined) return false;
    sum += value * (weights[index] ?? 0);
  }
  const remainder = sum % 11;
  return vin.length === 17 && vin[8] === (remainder === 10 ? 'X' : String(remainder));
}
