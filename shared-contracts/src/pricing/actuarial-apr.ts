/** A loan as it is paid: the advance, and every payment in cents, a month apart. */
export interface PaymentStream {
  readonly advanceCents: number;
  readonly paymentsCents: readonly number[];
  /** Days from the advance to the first payment, where a month has 30; one month if undefined. */
  readonly firstPaymentDays?: number | undefined;
}

const monthDays = 30;
const steps = 100;

/** The present value of the payments at a monthly rate: the days beyond whole months bear simple interest (PRICE-29). */
function presentValueCents(
  { paymentsCents, firstPaymentDays = monthDays }: PaymentStream,
  rate: number,
): number {
  const wholeMonths = Math.floor(firstPaymentDays / monthDays);
  const oddShare = (firstPaymentDays - wholeMonths * monthDays) / monthDays;
  return paymentsCents.reduce(
    (sum, cents, index) => sum + cents / ((1 + oddShare * rate) * (1 + rate) ** (wholeMonths + index)),
    0,
  );
}

/**
 * The actuarial APR in percent, unrounded (PRICE-29; Regulation Z, Appendix J): the rate at which the payments are worth the advance today.
 * Found by bisection; zero if the payments do not exceed the advance, NaN without an advance or payments.
 */
export function actuarialAprPercent(stream: PaymentStream): number {
  const { advanceCents, paymentsCents } = stream;
  if (advanceCents <= 0 || paymentsCents.length === 0) return Number.NaN;
  if (presentValueCents(stream, 0) <= advanceCents) return 0;
  let low = 0;
  let high = 1;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (presentValueCents(stream, middle) > advanceCents) low = middle;
    else high = middle;
  }
  return high * 1200;
}
