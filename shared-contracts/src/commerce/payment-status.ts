import { statusSchema, type Reported } from '../http/status-schema.ts';

/** Payment statuses (TRACK-75). */
export const paymentStatuses = [
  'PAYMENT_FAILED',
  'PAYMENT_CAPTURED',
  'PAYMENT_PENDING',
  'PAYMENT_HOLD',
  'DOWNPAYMENT_PAID',
  'FULLY_PAID',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment status as received; UNKNOWN is one that this build does not know. */
export const PaymentStatusSchema = statusSchema(paymentStatuses);
export type ReportedPaymentStatus = Reported<PaymentStatus>;

/** `open`: money is in transit or under review. `paid`: money was received. `failed`: nothing was received, and it can be tried again. */
type PaymentOutcome = 'open' | 'paid' | 'failed';

/** An unknown status is open, so that a buyer does not pay twice (TRACK-74). */
const outcomes: Readonly<Record<ReportedPaymentStatus, PaymentOutcome>> = {
  PAYMENT_FAILED: 'failed',
  PAYMENT_CAPTURED: 'paid',
  PAYMENT_PENDING: 'open',
  PAYMENT_HOLD: 'open',
  DOWNPAYMENT_PAID: 'paid',
  FULLY_PAID: 'paid',
  UNKNOWN: 'open',
};

/** Returns what a payment status means; undefined before the first payment. */
export function paymentOutcome(status: ReportedPaymentStatus | null | undefined): PaymentOutcome | undefined {
  return status ? outcomes[status] : undefined;
}
