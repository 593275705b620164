import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { queueEvent } from './intent-rows.ts';
import type { IntentRow } from './intent-view.ts';
import { sandboxCards, sandboxIntents } from './payment-sandbox.tables.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';
import type { CardBehavior } from './test-cards.ts';

const AmountSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
const commonEntries = {
  amount: AmountSchema,
  currency: v.literal('usd'),
  confirm: v.literal('true'),
  description: v.optional(v.string(), ''),
};
const IntentFormSchema = v.variant('payment_method_types[0]', [
  v.object({
    ...commonEntries,
    'payment_method_types[0]': v.literal('card'),
    payment_method: v.pipe(v.string(), v.startsWith('pm_')),
    capture_method: v.literal('manual'),
  }),
  v.object({
    ...commonEntries,
    'payment_method_types[0]': v.literal('us_bank_account'),
    return_url: v.pipe(v.string(), v.url()),
  }),
]);

/** The result of a creation: a payment, possibly a refused one, or an invalid request. */
export type Created =
  | { readonly kind: 'intent'; readonly row: IntentRow; readonly isSlow: boolean }
  | { readonly kind: 'invalid'; readonly type: string; readonly message: string };

type Outcome = Pick<IntentRow, 'status' | 'errorCode' | 'review' | 'nextStatus' | 'nextErrorCode' | 'nextAt'>;

const settled = {
  review: 'none',
  errorCode: null,
  nextStatus: null,
  nextErrorCode: null,
  nextAt: null,
} as const;

function refused(errorCode: string): Outcome {
  return { ...settled, status: 'requires_payment_method', errorCode };
}

function cardOutcome(behavior: CardBehavior, { clock, times }: PaymentSandboxDeps): Outcome {
  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  const next = { ...settled, nextStatus: 'requires_capture' };
  switch (behavior) {
    case 'success':
      return { ...settled, status: 'requires_capture' };
    case 'declined':
      return refused('card_declined');
    case 'insufficient-funds':
      return refused('insufficient_funds');
    case 'authentication':
      return refused('payment_intent_authentication_failure');
    case 'slow':
      return { ...next, status: 'processing', nextAt: after(times.slowMs) };
    case 'review':
      return { ...next, status: 'requires_capture', review: 'open', nextAt: after(times.reviewMs) };
  }
}

interface Creation {
  readonly tenantId: string;
  readonly idempotencyKey: string;
  readonly form: URLSearchParams;
}

/** Returns the metadata of a request. */
export function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

type IntentForm = v.InferOutput<typeof IntentFormSchema>;
type CardRow = typeof sandboxCards.$inferSelect;

function sourceOf(intent: IntentForm, card: CardRow | undefined, deps: PaymentSandboxDeps) {
  if (intent['payment_method_types[0]'] === 'us_bank_account') {
    const bankToken = Buffer.from(deps.random.bytes(24)).toString('base64url');
    const kind = 'us_bank_account' as const;
    const instrument = { instrumentName: null, last4: null };
    return {
      ...settled,
      ...instrument,
      kind,
      status: 'requires_action',
      returnUrl: intent.return_url,
      bankToken,
    };
  }
  if (!card) return undefined;
  const outcome = cardOutcome(card.behavior as CardBehavior, deps);
  const instrument = { instrumentName: card.brand, last4: card.last4 };
  return { ...outcome, ...instrument, kind: 'card' as const, returnUrl: null, bankToken: null };
}

/**
 * Creates a payment once per idempotency key: the same key with the same request returns the same payment,
 * with another request an `idempotency_error`.
 */
export async function createIntent(deps: PaymentSandboxDeps, creation: Creation): Promise<Created> {
  const { tenantId, idempotencyKey, form } = creation;
  const read = v.safeParse(IntentFormSchema, Object.fromEntries(form));
  if (!read.success) return invalid('invalid_request_error', 'The payment is not complete.');
  const intent = read.output;
  const requestHash = createHash('sha256').update(form.toString()).digest('hex');
  return tenantStore(deps.db, tenantId).transaction(async (store): Promise<Created> => {
    const cardId = intent['payment_method_types[0]'] === 'card' ? intent.payment_method : '';
    const card = await store.findOne(sandboxCards, { where: eq(sandboxCards.id, cardId) });
    const source = sourceOf(intent, card, deps);
    if (!source) return invalid('invalid_request_error', 'No such payment method.');
    const row: IntentRow = {
      ...source,
      tenantId,
      id: `pi_${deps.random.uuid().replaceAll('-', '')}`,
      idempotencyKey,
      requestHash,
      amountCents: intent.amount,
      description: intent.description,
      metadata: metadataOf(form),
      isRefunded: false,
      partRefunds: {},
      createdAt: deps.clock.now(),
    };
    if ((await store.insertMissing(sandboxIntents, [row])) === 1) {
      await queueEvent(deps, store, row);
      return { kind: 'intent', row, isSlow: card?.behavior === 'slow' };
    }
    const sameKey = eq(sandboxIntents.idempotencyKey, idempotencyKey);
    const stored = await store.findOne(sandboxIntents, { where: sameKey });
    if (stored?.requestHash === requestHash) return { kind: 'intent', row: stored, isSlow: false };
    return invalid('idempotency_error', 'This key was used for another request.');
  });
}

function invalid(type: string, message: string): Created {
  return { kind: 'invalid', type, message };
}
