import type { PaymentStatus } from '@forecourt/shared-contracts/commerce';
import { paymentPlan, type PaymentMethod, type PaymentPortion } from '@forecourt/shared-contracts/payments';
import { isPaid } from '@forecourt/shared-contracts/progress';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '@forecourt/backend/orders/index.ts';
import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import type { SamplePayment } from './sample-providers.ts';
import { payments } from '@forecourt/backend/payments/payments.tables.ts';

const minuteMs = 60_000;

/**
 * Input for sample payments. `order.paymentStatus` is their combined result; `at` is when the last of them
 * was made.
 */
export interface PaymentSeed {
  readonly order: Pick<OrderRow, 'orderNumber' | 'dealType' | 'price' | 'paymentStatus'>;
  readonly settings: PaymentSettings;
  readonly buyerEmail: string;
  readonly at: Date;
  readonly random: Random;
  /** Registers a payment with the provider and returns its id there. */
  readonly notifyProvider: (payment: SamplePayment) => Promise<string>;
}

interface Part {
  readonly portion: PaymentPortion;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

function phaseOf(orderStatus: PaymentStatus): SamplePayment['phase'] {
  if (isPaid(orderStatus)) return 'captured';
  if (orderStatus === 'PAYMENT_FAILED') return 'failed';
  return orderStatus === 'PAYMENT_HOLD' ? 'review' : 'clearing';
}

/**
 * A card pays what is due now, a bank the amount in transit; a fully paid cash order paid its balance by bank
 * after that.
 */
function partsOf({ order, settings: limits }: PaymentSeed): readonly Part[] {
  const { dealType, price, paymentStatus } = order;
  const plan = paymentPlan({ dealType, price, limits, paidCents: 0 });
  const dueNow = plan.options.find(({ portion }) => portion === 'due-now');
  if (!dueNow) return [];
  const isByCard = dueNow.isCardAllowed && paymentStatus !== 'PAYMENT_PENDING';
  const first: readonly Part[] = isByCard
    ? [{ portion: 'due-now', method: 'card', amountCents: dueNow.amountCents }]
    : bankParts('due-now', dueNow.bankPartsCents);
  if (!isPaid(paymentStatus)) return first.slice(0, 1);
  if (dealType !== 'Cash' || paymentStatus !== 'FULLY_PAID') return first;
  const [rest] = paymentPlan({ dealType, price, limits, paidCents: plan.dueNowCents }).options;
  return [...first, ...bankParts('everything', rest?.bankPartsCents ?? [])];
}

function bankParts(portion: PaymentPortion, partsCents: readonly number[]): readonly Part[] {
  return partsCents.map((amountCents) => ({ portion, method: 'bank', amountCents }));
}

const cardDigits = { captured: '4242', clearing: '0127', review: '9235', failed: '0002' } as const;

/**
 * Stores the payments behind a sample order's payment status, none above the tenant's limits, and registers
 * them with the provider, so that a sample never changes when it is viewed.
 */
export async function seedPayment(store: TenantStore, sampling: PaymentSeed): Promise<void> {
  const { order, buyerEmail, at, random, notifyProvider } = sampling;
  const { orderNumber, paymentStatus } = order;
  if (!paymentStatus) return;
  const phase = phaseOf(paymentStatus);
  const parts = partsOf(sampling);
  for (const [place, { portion, method, amountCents }] of parts.entries()) {
    const madeAt = new Date(at.getTime() - (parts.length - 1 - place) * 5 * minuteMs);
    const id = random.uuid();
    const instrumentName = method === 'card' ? 'Visa' : 'Everyday Checking';
    const last4 = method === 'card' ? cardDigits[phase] : '6789';
    const payment = { orderNumber, method, amountCents, phase, instrumentName, last4, at: madeAt };
    const intentId = await notifyProvider({ ...payment, paymentId: id });
    await store.insert(payments, [
      {
        id,
        orderNumber,
        portion,
        method,
        amountCents,
        phase,
        intentId,
        instrument: `${instrumentName} ···${last4}`,
        failure: phase === 'failed' ? 'declined' : null,
        buyerEmail,
        createdAt: madeAt,
        askedAt: madeAt,
        endedAt: phase === 'captured' || phase === 'failed' ? madeAt : null,
      },
    ]);
  }
}
