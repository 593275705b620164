import { isPaid } from '@forecourt/shared-contracts/progress';
import type { PaymentPhase } from '@forecourt/shared-contracts/payments';
import type { OrderRow } from '../commerce/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Random } from '../ports/index.ts';
import { payments } from './payments.tables.ts';

/** A sample order's payment: `orderStatus` is its `paymentInfo.status`, made at `at`. */
export interface PaymentSampling {
  readonly order: Pick<OrderRow, 'orderNumber' | 'dealType' | 'price'>;
  readonly orderStatus: string;
  readonly at: Date;
  readonly random: Random;
}

function phaseOf(orderStatus: string): PaymentPhase {
  if (isPaid(orderStatus)) return 'captured';
  return orderStatus === 'PAYMENT_FAILED' ? 'failed' : 'clearing';
}

/**
 * Stores the payment behind a sample order's payment status: all of it for FULLY_PAID, what is due now otherwise. The provider has never
 * heard of it, so one that is open stays open; give samples statuses that are an end.
 */
export async function seedPayment(
  store: TenantStore,
  { order, orderStatus, at, random }: PaymentSampling,
): Promise<void> {
  const { price, dealType } = order;
  const isCash = dealType === 'Cash';
  const isEverything = isCash && orderStatus === 'FULLY_PAID';
  const dueNowCents = price.dueTodayCents + (isCash ? 0 : price.balanceCents);
  const phase = phaseOf(orderStatus);
  const method = isEverything ? 'bank' : 'card';
  await store.insert(payments, [
    {
      id: random.uuid(),
      orderNumber: order.orderNumber,
      portion: isEverything ? 'everything' : 'due-now',
      method,
      amountCents: isEverything ? price.totalCents : dueNowCents,
      phase,
      instrument: method === 'card' ? 'Visa ···4242' : 'Everyday Checking ···6789',
      failure: phase === 'failed' ? 'declined' : null,
      createdAt: at,
      askedAt: at,
      endedAt: phase === 'clearing' ? null : at,
    },
  ]);
}
