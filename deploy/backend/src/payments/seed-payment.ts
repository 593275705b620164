import { paymentPlan, type PaymentMethod, type PaymentPortion } from '@forecourt/shared-contracts/payments';
import { isPaid } from '@forecourt/shared-contracts/progress';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '../commerce/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Random } from '../ports/index.ts';
import { payments } from './payments.tables.ts';

const minuteMs = 60_000;

/** A payment of a sample order, as the provider is to be told of it. */
export interface SamplePayment {
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly phase: 'captured' | 'clearing' | 'review' | 'failed';
  readonly instrumentName: string;
  readonly last4: string;
  readonly at: Date;
}

/** What sample payments are made of. `order.paymentStatus` says what became of them; `at` is when the last of them was made. */
export interface PaymentSampling {
  readonly order: Pick<OrderRow, 'orderNumber' | 'dealType' | 'price' | 'paymentStatus'>;
  readonly settings: PaymentSettings;
  readonly buyerEmail: string;
  readonly at: Date;
  readonly random: Random;
  /** Tells the provider of a payment and answers its name there. */
  readonly tellProvider: (payment: SamplePayment) => Promise<string>;
}

interface Part {
  readonly portion: PaymentPortion;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

function phaseOf(orderStatus: string): SamplePayment['phase'] {
  if (isPaid(orderStatus)) return 'captured';
  if (orderStatus === 'PAYMENT_FAILED') return 'failed';
  return orderStatus === 'PAYMENT_HOLD' ? 'review' : 'clearing';
}

/** A card pays what is due now, a bank what is on its way; a cash order that is paid whole has paid its balance by bank after that. */
function partsOf({ order, settings: limits }: PaymentSampling): readonly Part[] {
  const { dealType, price, paymentStatus } = order;
  const plan = paymentPlan({ dealType, price, limits, paidCents: 0 });
  const dueNow = plan.options.find(({ portion }) => portion === 'due-now');
  if (!dueNow) return [];
  const isByCard = dueNow.isCardAllowed && paymentStatus !== 'PAYMENT_PENDING';
  const first: readonly Part[] = isByCard
    ? [{ portion: 'due-now', method: 'card', amountCents: dueNow.amountCents }]
    : bankParts('due-now', dueNow.bankPartsCents);
  if (!isPaid(paymentStatus ?? undefined)) return first.slice(0, 1);
  if (dealType !== 'Cash' || paymentStatus !== 'FULLY_PAID') return first;
  const [rest] = paymentPlan({ dealType, price, limits, paidCents: plan.dueNowCents }).options;
  return [...first, ...bankParts('everything', rest?.bankPartsCents ?? [])];
}

function bankParts(portion: PaymentPortion, partsCents: readonly number[]): readonly Part[] {
  return partsCents.map((amountCents) => ({ portion, method: 'bank', amountCents }));
}

const cardDigits = { captured: '4242', clearing: '0127', review: '9235', failed: '0002' } as const;

/**
 * Stores the payments behind a sample order's payment status, none above the tenant's limits, and tells the provider of them, so that a
 * sample stays as it is however often it is looked at.
 */
export async function seedPayment(store: TenantStore, sampling: PaymentSampling): Promise<void> {
  const { order, buyerEmail, at, random, tellProvider } = sampling;
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
    const intentId = await tellProvider({ ...payment, paymentId: id });
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
