/** Rounds an amount to whole cents, halves away from zero (half up, PRICE-2). */
export function roundCents(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

/**
 * A percentage of an amount in cents, rounded half-up once; with `per` 1200 instead of 100 a month of a yearly percentage, and so on.
 * `percent` may have up to four decimals. The product is one of integers, so that 7.25 % is exact, and its quotient is a half only if the
 * true one is: for products below 2⁵², such as ten million dollars at 400 %.
 */
export function percentOfCents(amountCents: number, percent: number, per = 100): number {
  return roundCents((amountCents * Math.round(percent * 10_000)) / (per * 10_000));
}
