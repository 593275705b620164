import * as v from 'valibot';

/**
 * A vehicle identification number: 17 letters and digits, kept in upper case (FIELD-72). A wrong check digit is no reason to refuse it,
 * see {@link hasVinCheckDigit}. Message keys, the first that applies: `vinRequired`, `vinForm`.
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
 * Whether the ninth character of a VIN is the check digit of the others (BUY-24). Also false for a text with I, O or Q, which no VIN
 * contains. Vehicles from outside North America need no check digit, so a wrong one causes a warning and no more (FIELD-72).
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
