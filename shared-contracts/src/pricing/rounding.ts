/** Rounds an amount to whole cents, halves away from zero (half up, PRICE-2). */
export function roundCents(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

/**
 * A percentage of an amount in cents, computed in integers so that 7.25 % is exact, rounded half-up once. `percent` may have up to four
 * decimals.
 */
export function percentOfCents(amountCents: number, percent: number): number {
  const partsPerMillion = Math.round(percent * 10_000);
  return Number((BigInt(amountCents) * BigInt(partsPerMillion) + 500_000n) / 1_000_000n);
}
