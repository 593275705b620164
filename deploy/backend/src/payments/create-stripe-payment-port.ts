import Stripe from 'stripe';
import * as v from 'valibot';
import {
  ProviderUnreachable,
  type IntentState,
  type IntentRequest,
  type PaymentPort,
  type RefundPart,
  type Report,
  type WebhookCall,
} from './payment-port.ts';
import { creationExpansion, failureOf, intentExpansion, intentState, isDisputed } from './stripe-intent.ts';
import { hasRefundFailed } from './stripe-refunds.ts';

/** URL of the provider's API; omit it for Stripe itself. `fetch` replaces the network. */
export interface StripeAddress {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
  readonly fetch?: typeof globalThis.fetch;
}

/** Keys of one tenant's account at the provider. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly address?: StripeAddress;
}

/** Timeout for the provider's response; later results arrive by webhook or the next query. */
const timeoutMs = 8000;
const toleranceSeconds = 300;

/** Disputes and refunds have metadata of their own, and name their payment by the provider's id. */
const EventSchema = v.object({
  data: v.object({
    object: v.object({
      object: v.optional(v.string()),
      metadata: v.optional(v.object({ payment_id: v.optional(v.string()) })),
      payment_intent: v.optional(v.unknown()),
    }),
  }),
});
const nothingOfOurs = { paymentId: undefined, intentId: undefined };

function createClient({ secretKey, address }: StripeAccount): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(address && { host: address.host, port: address.port, protocol: address.protocol }),
    ...(address?.fetch && { httpClient: Stripe.createFetchHttpClient(address.fetch) }),
  });
}

function refusedIntent(error: InstanceType<typeof Stripe.errors.StripeError>): IntentState {
  if (error.payment_intent) return intentState(error.payment_intent);
  const isCard = error instanceof Stripe.errors.StripeCardError;
  const failure = isCard ? failureOf({ code: error.code, decline_code: error.decline_code }) : 'error';
  return { id: undefined, phase: 'failed', bankUrl: null, instrument: null, failure };
}

/**
 * Classifies rejections of the SDK: a refusal is a result, everything else means that the state is unknown.
 */
async function answered(call: Promise<Stripe.PaymentIntent>): Promise<IntentState> {
  try {
    return intentState(await call);
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) {
      return refusedIntent(error);
    }
    throw new ProviderUnreachable('The payment provider did not answer.', { cause: error });
  }
}

/**
 * The state of a payment that the provider has taken. Reading it changes nothing, so that a refusal to answer, such as
 * of a key of another account, says nothing about the payment.
 */
async function known(client: Stripe, id: string): Promise<IntentState> {
  try {
    const intent = await client.paymentIntents.retrieve(id, { expand: intentExpansion });
    const disputes = isDisputed(intent) ? (await client.disputes.list({ payment_intent: id })).data : [];
    return intentState(intent, disputes);
  } catch (error) {
    throw new ProviderUnreachable('The payment provider did not answer.', { cause: error });
  }
}

/** Stays as it is: the provider refuses a repeated key with other parameters. */
function creation({ source, ...request }: IntentRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: request.amountCents,
    currency: 'usd',
    confirm: true,
    description: request.description,
    metadata: { payment_id: request.paymentId, order_number: request.orderNumber },
    expand: creationExpansion,
    ...(source.method === 'card'
      ? { payment_method: source.paymentMethodId, payment_method_types: ['card'], capture_method: 'manual' }
      : { payment_method_types: ['us_bank_account'], return_url: source.returnUrl }),
  };
}

/**
 * Payments through the API of Stripe. A card is authorized first and captured by a second call, so that money
 * is taken only for a payment that is in our rows.
 */
export function createStripePaymentPort(account: StripeAccount): PaymentPort {
  const client = createClient(account);
  const get = (id: string) => known(client, id);
  /**
   * The provider refuses a change if the payment has already moved on: its current state is the result then.
   */
  const changed = async (id: string, change: Promise<unknown>) => {
    try {
      await change;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
        throw new ProviderUnreachable('The payment provider did not answer.', { cause: error });
      }
    }
    return get(id);
  };
  return {
    createIntent: (request) =>
      answered(client.paymentIntents.create(creation(request), { idempotencyKey: request.idempotencyKey })),
    capture: (id) => changed(id, client.paymentIntents.capture(id, {}, { idempotencyKey: `capture-${id}` })),
    cancel: (id) => changed(id, client.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel-${id}` })),
    refund: async (id) => {
      const options = { idempotencyKey: `refund-${id}` };
      const isRefused = await isRefusedForGood(client.refunds.create({ payment_intent: id }, options));
      const intent = await get(id);
      return isRefused && intent.phase === 'captured' ? { ...intent, isRefundRefused: true } : intent;
    },
    refundPart: (part) => refundPart(client, part),
    get,
    parseWebhook: (call) => reportOf(client, account.webhookSecret, call),
  };
}

async function refundPart(client: Stripe, part: RefundPart): Promise<boolean> {
  return !(await isRefusedForGood(namedRefund(client, part)));
}

/**
 * Creates a refund, then names it by our id: the creation stays as it is, since the provider refuses a repeated key with
 * other parameters. A repeated call replays the creation and names the same refund.
 */
async function namedRefund(
  client: Stripe,
  { intentId, id, amountCents }: RefundPart,
): Promise<Stripe.Refund> {
  const part = { payment_intent: intentId, amount: amountCents };
  const refund = await client.refunds.create(part, { idempotencyKey: `refund-${id}` });
  try {
    return await client.refunds.update(refund.id, { metadata: { refund_id: id } });
  } catch (error) {
    // The money goes back all the same.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return refund;
    throw new ProviderUnreachable('The payment provider did not answer.', { cause: error });
  }
}

/** An account without enough money, or a payment that another call is changing: the same refund may succeed later. */
const passingRefusals = ['balance_insufficient', 'insufficient_funds', 'lock_timeout'];

/** Whether the provider refuses a refund for good; a refusal that passes is as no answer. */
async function isRefusedForGood(refund: Promise<Stripe.Refund>): Promise<boolean> {
  try {
    return hasRefundFailed(await refund);
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefused && !passingRefusals.includes(error.code ?? '')) return true;
    throw new ProviderUnreachable('The payment provider did not answer.', { cause: error });
  }
}

function aboutOf(object: v.InferOutput<typeof EventSchema>['data']['object']): Report {
  const { metadata, payment_intent: intentId } = object;
  const isOfIntent = object.object === 'dispute' || object.object === 'refund';
  return {
    paymentId: metadata?.payment_id,
    intentId: isOfIntent && typeof intentId === 'string' ? intentId : undefined,
  };
}

function reportOf(
  client: Stripe,
  secret: string,
  { rawBody, signature, at }: WebhookCall,
): Report | undefined {
  try {
    const event: unknown = client.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      at.getTime(),
    );
    const read = v.safeParse(EventSchema, event);
    return read.success ? aboutOf(read.output.data.object) : nothingOfOurs;
  } catch {
    return undefined;
  }
}
