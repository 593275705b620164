const weights: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};

/**
 * Returns the ninth character that makes a VIN valid (49 CFR 565.15; BUY-24), regardless of the current one. Undefined if the text is not
 * 17 of the letters and digits allowed in a VIN: I, O and Q are not.
 */
export function vinCheckDigit(vin: string): string | undefined {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return undefined;
  const sum = weights.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (letterValues[character] ?? Number(character));
  }, 0);
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** Whether a VIN in upper case is well-formed and its check digit is correct. */
export function isValidVin(vin: string): boolean {
  return vinCheckDigit(vin) === vin.charAt(8);
}
