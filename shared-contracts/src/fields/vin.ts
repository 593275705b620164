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
// A character counts as its place in its row.
const rows = ['0123456789', '-ABCDEFGH', '-JKLMN-P-R', '--STUVWXYZ'];

/**
 * Whether the ninth character of a VIN is its check digit (BUY-24). Also false for text with I, O or Q, which no VIN contains. Vehicles
 * from outside North America need no check digit, so a wrong one only causes a warning (FIELD-72).
 */
export function hasVinCheckDigit(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    sum += weight * Math.max(...rows.map((row) => row.indexOf(vin.charAt(index))));
  }
  const remainder = sum % 11;
  return vin[8] === (remainder === 10 ? 'X' : String(remainder));
}
