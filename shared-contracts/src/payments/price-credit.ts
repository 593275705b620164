import type { PriceBreakdown } from '../pricing/index.ts';

/** How the buyer gets back what was taken off a signed price, in cents; the three add up to the credit. */
export interface PriceCredit {
  /** Refunded from the payments received. */
  readonly refundCents: number;
  /** Taken off what is left to pay. */
  readonly unpaidCents: number;
  /** More than the buyer pays without a lender: the store returns it. */
  readonly byStoreCents: number;
}

interface Credited {
  readonly price: Pick<PriceBreakdown, 'dueTodayCents' | 'balanceCents'>;
  /** What was taken off the price after it was signed. */
  readonly creditCents: number;
  /** Money received, refunds included. */
  readonly paidCents: number;
}

/**
 * Divides a credit between money received and money still due. A buyer who has paid more than the reduced amount gets the excess back, so the
 * refund only grows with more money received or a larger credit.
 */
export function priceCredit({ price, creditCents, paidCents }: Credited): PriceCredit {
  const owedCents = price.dueTodayCents + price.balanceCents;
  const usableCents = Math.min(creditCents, owedCents);
  const refundCents = Math.min(usableCents, Math.max(0, paidCents - (owedCents - usableCents)));
  return {
    refundCents,
    unpaidCents: usableCents - refundCents,
    byStoreCents: creditCents - usableCents,
  };
}

/** A part of a payment that goes back: `due` until the provider has answered, `refused` if the store has to return it. */
export type PartRefundPhase = 'due' | 'done' | 'refused';

/** What of a payment goes back because of a credit, in cents. */
export interface PartRefunds {
  readonly doneCents: number;
  readonly dueCents: number;
  /** Refused by the payment provider for good: the store returns it. */
  readonly refusedCents: number;
}

/** Adds up the parts that go back, by what has become of them. */
export function partRefunds(
  parts: readonly { readonly phase: PartRefundPhase; readonly amountCents: number }[],
): PartRefunds {
  const sum = (wanted: PartRefundPhase) =>
    parts.reduce((cents, { phase, amountCents }) => cents + (phase === wanted ? amountCents : 0), 0);
  return { doneCents: sum('done'), dueCents: sum('due'), refusedCents: sum('refused') };
}

/** Adds up the refunds of several payments; a payment without any counts as zero. */
export function totalPartRefunds(
  payments: readonly { readonly partRefunds?: PartRefunds | undefined }[],
): PartRefunds {
  const sum = (part: keyof PartRefunds) =>
    payments.reduce((cents, { partRefunds: parts }) => cents + (parts?.[part] ?? 0), 0);
  return { doneCents: sum('doneCents'), dueCents: sum('dueCents'), refusedCents: sum('refusedCents') };
}

/** Returns the amounts of a price that are left to pay after a credit: the balance is reduced first, then the deposit. */
export function creditedAmounts({ price, creditCents, paidCents }: Credited): Credited['price'] {
  const { unpaidCents } = priceCredit({ price, creditCents, paidCents });
  const fromBalance = Math.min(price.balanceCents, unpaidCents);
  return {
    balanceCents: price.balanceCents - fromBalance,
    dueTodayCents: price.dueTodayCents - (unpaidCents - fromBalance),
  };
}
