import type { TenantStore } from '@forecourt/backend/db/index.ts';
import type { Random } from '@forecourt/backend/ports/index.ts';
import type { SamplePayment, SamplePaymentPhase } from '@forecourt/sample-data/orders/index.ts';
import { sandboxIntents } from './payment-sandbox.tables.ts';

function statusOf(phase: SamplePaymentPhase): string {
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

/**
 * Registers a sample payment with the stand-in, so that a query or refund finds it there. Returns the
 * stand-in's id of it.
 */
export async function seedIntent(
  store: TenantStore,
  sampling: SamplePayment & { readonly random: Random },
): Promise<string> {
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
      partRefunds: {},
      nextStatus: null,
      nextErrorCode: null,
      nextAt: null,
      createdAt: at,
    },
  ]);
  return id;
}
