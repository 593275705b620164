import type { TenantStore } from '../db/index.ts';
import type { Random } from '../ports/index.ts';
import { sandboxIntents } from './payment-sandbox.tables.ts';

/** How a sample payment stands at the stand-in, and stays: nothing happens to it by itself. */
export type SampleIntentPhase = 'captured' | 'clearing' | 'review' | 'failed';

/** A sample payment as the stand-in is to know it. */
export interface IntentSampling {
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly method: 'card' | 'bank';
  readonly amountCents: number;
  readonly phase: SampleIntentPhase;
  /** What it was paid with, as `Visa` and `4242`. */
  readonly instrumentName: string;
  readonly last4: string;
  readonly at: Date;
  readonly random: Random;
}

function statusOf(phase: SampleIntentPhase): string {
  switch (phase) {
    case 'captured':
      return 'succeeded';
    case 'clearing':
      return 'processing';
    case 'review':
      return 'requires_capture';
    case 'failed':
      return 'requires_payment_method';
  }
}

/** Tells the stand-in of a sample payment, so that asking after it, or giving it back, finds it there. Answers the stand-in's name for it. */
export async function seedIntent(store: TenantStore, sampling: IntentSampling): Promise<string> {
  const { paymentId, orderNumber, method, phase, instrumentName, last4, at, random } = sampling;
  const id = `pi_${random.uuid().replaceAll('-', '')}`;
  await store.insert(sandboxIntents, [
    {
      id,
      idempotencyKey: paymentId,
      requestHash: '',
      kind: method === 'card' ? 'card' : 'us_bank_account',
      amountCents: sampling.amountCents,
      status: statusOf(phase),
      errorCode: phase === 'failed' ? 'card_declined' : null,
      description: `Order ${orderNumber}`,
      metadata: { payment_id: paymentId, order_number: orderNumber },
      returnUrl: null,
      bankToken: null,
      instrumentName,
      last4,
      review: phase === 'review' ? 'open' : 'none',
      isRefunded: false,
      nextStatus: null,
      nextErrorCode: null,
      nextAt: null,
      createdAt: at,
    },
  ]);
  return id;
}
