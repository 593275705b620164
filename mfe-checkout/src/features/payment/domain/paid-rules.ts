import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import {
  isAboveCardLimit,
  type Payment,
  type PaymentOption,
  type PaymentState,
} from '@forecourt/shared-contracts/payments';
import { receivedPayments } from './payment-screen.ts';

/** What is left after the payment, as the last part of its catalog key: financed by the lender, owed by a cash buyer, or nothing. */
export function restKey(
  { owedRestCents }: PaymentState['plan'],
  isCash: boolean,
): 'financed' | 'owed' | 'fully' {
  if (!isCash) return 'financed';
  return owedRestCents > 0 ? 'owed' : 'fully';
}

/** Whether the balance can be paid here: something is left, and the provider's card fields are available. */
export function canPayRest({ plan, cardFrame }: Pick<PaymentState, 'plan' | 'cardFrame'>): boolean {
  return plan.options.length > 0 && cardFrame !== null;
}

/** What of a cash order is left after an option, in cents. */
export function restAfterCents(
  plan: Pick<PaymentState['plan'], 'owedRestCents'>,
  option: PaymentOption,
): number {
  return plan.owedRestCents - option.amountCents;
}

/** Why an option can be paid by bank only: it is above the tenant's card limit, or it is everything (PRICE-46). */
export function bankOnlyReason(option: PaymentOption, cardLimitCents: number): 'above-limit' | 'everything' {
  return isAboveCardLimit(option.amountCents, { cardLimitCents }) ? 'above-limit' : 'everything';
}

/** A received payment, with the deposit that it includes. */
export interface PaymentReceipt {
  readonly payment: Payment;
  /** Null for a payment after the first: only an order's first payment includes its deposit. */
  readonly depositCents: number | null;
}

/** The receipts of an order, newest first. */
export function receiptsOf({
  payments,
  plan,
}: Pick<PaymentState, 'payments' | 'plan'>): readonly PaymentReceipt[] {
  const received = receivedPayments({ payments });
  return received.map((payment, index) => ({
    payment,
    depositCents: index === received.length - 1 ? plan.depositCents : null,
  }));
}

/** What of a payment goes back, as the lines of its receipt; without those that are zero. */
export function refundAmounts({
  partRefunds,
}: Pick<Payment, 'partRefunds'>): Partial<Record<'refunded' | 'refundDue' | 'refundRefused', string>> {
  if (!partRefunds) return {};
  const { doneCents, dueCents, refusedCents } = partRefunds;
  return {
    ...(doneCents > 0 && { refunded: formatExactCurrency(doneCents) }),
    ...(dueCents > 0 && { refundDue: formatExactCurrency(dueCents) }),
    ...(refusedCents > 0 && { refundRefused: formatExactCurrency(refusedCents) }),
  };
}
