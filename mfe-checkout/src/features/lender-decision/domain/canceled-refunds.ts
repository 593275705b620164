import { orderRefunds, totalPartRefunds, type Payment } from '@forecourt/shared-contracts/payments';

/** What becomes of the money of a canceled order, in cents. */
export interface CanceledRefunds {
  readonly doneCents: number;
  /** Still to come from the payment provider. */
  readonly dueCents: number;
  /** Refused by the payment provider for good: the store returns it. */
  readonly refusedCents: number;
}

/** Adds up what goes back of the payments of a canceled order, parts that have gone back before included. */
export function canceledRefunds(
  payments: readonly Pick<Payment, 'phase' | 'amountCents' | 'partRefunds'>[],
): CanceledRefunds {
  const { doneCents, dueCents } = orderRefunds(payments);
  const parts = totalPartRefunds(payments.filter(({ phase }) => phase === 'captured'));
  return {
    doneCents: doneCents + parts.doneCents,
    dueCents: dueCents - parts.doneCents - parts.refusedCents,
    refusedCents: parts.refusedCents,
  };
}
