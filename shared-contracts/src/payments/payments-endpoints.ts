import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { paymentPortions } from './payment-plan.ts';

const CentsSchema = v.pipe(v.number(), v.integer());
const OrderParamsSchema = v.object({
  orderNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber')),
});
const PaymentParamsSchema = v.object({
  ...OrderParamsSchema.entries,
  paymentId: v.pipe(v.string(), v.uuid('validation.invalid')),
});

/** One payment of an order as its owner sees it. Words of other services are read as text. */
export const PaymentSchema = v.object({
  id: v.string(),
  portion: v.string(),
  method: v.string(),
  amountCents: CentsSchema,
  /** One of `paymentPhases`. */
  phase: v.string(),
  /** PAYMENT_PENDING, PAYMENT_HOLD, PAYMENT_FAILED or PAYMENT_CAPTURED (TRACK-75). */
  status: v.string(),
  createdAt: v.string(),
  /** When it was captured, failed or cancelled. */
  endedAt: v.nullable(v.string()),
  /** `Visa ···4242` or `Everyday Checking ···6789`; null until the provider has said it. */
  instrument: v.nullable(v.string()),
  /** Why it failed: declined, insufficient-funds, authentication, wallet, bank-refused, error; null otherwise. */
  failure: v.nullable(v.string()),
  /** Page of the bank where the buyer goes on, while `awaiting-bank`. */
  bankUrl: v.nullable(v.string()),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

const PaymentOptionSchema = v.object({
  portion: v.picklist(paymentPortions),
  amountCents: CentsSchema,
  isCardAllowed: v.boolean(),
  bankPartsCents: v.array(CentsSchema),
});

/** The card fields of the payment provider: a page of its own origin, to be shown in a frame. */
export const CardFrameSchema = v.object({ url: v.string(), origin: v.string() });
export type CardFrame = v.InferOutput<typeof CardFrameSchema>;

const PlanSchema = v.object({
  depositCents: CentsSchema,
  downPaymentRestCents: CentsSchema,
  dueNowCents: CentsSchema,
  owedCents: CentsSchema,
  paidCents: CentsSchema,
  dueNowRestCents: CentsSchema,
  owedRestCents: CentsSchema,
  options: v.array(PaymentOptionSchema),
});

/** What an order wants of its buyer and how its payments stand; amounts in cents, payments newest first. */
export const PaymentStateSchema = v.object({
  /** `paymentInfo.status` of the order; null while nothing was paid. */
  status: v.nullable(v.string()),
  plan: PlanSchema,
  /** The plan for the deposit alone, while the order may have one before its contract; null when it may not. */
  deposit: v.optional(v.nullable(PlanSchema), null),
  payments: v.array(PaymentSchema),
  /** Null where no payment provider is configured. */
  cardFrame: v.nullable(CardFrameSchema),
});
export type PaymentState = v.InferOutput<typeof PaymentStateSchema>;

/** Where the payments of an order stand, asked of the provider when the last word is old. Owner only. */
export const getPaymentState = defineEndpoint({
  id: 'payments.get',
  method: 'GET',
  path: '/api/payments/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: PaymentStateSchema,
});

const startEntries = {
  portion: v.picklist(paymentPortions),
  /** The amount that the buyer saw; another figure of the server answers `error.payment.amountChanged`. */
  expectedAmountCents: v.pipe(CentsSchema, v.minValue(1)),
};

/**
 * Starts a payment and answers before the provider has: ask {@link getPaymentState} how it went. The amount is the server's own. An order
 * has one open payment at most, whatever the keys: a second answers `error.payment.open`.
 */
export const startPayment = defineEndpoint({
  id: 'payments.start',
  method: 'POST',
  path: '/api/payments/:orderNumber',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  body: v.variant('method', [
    v.strictObject({
      ...startEntries,
      method: v.literal('card'),
      /** What the provider's frame answered; never a card number. */
      paymentMethodId: v.pipe(v.string(), v.regex(/^pm_[A-Za-z0-9]{8,64}$/, 'validation.invalid')),
    }),
    v.strictObject({
      ...startEntries,
      method: v.literal('bank'),
      /** `order`: the bank's page leads back to the order; `window`: it was opened in a window of its own, which it tells to close. */
      returnTo: v.picklist(['order', 'window']),
    }),
  ]),
  response: PaymentSchema,
  errors: {
    'error.step.notReady': 409,
    'error.payment.open': 409,
    'error.payment.nothingDue': 409,
    'error.payment.amountChanged': 409,
    /** Above the limit of the method, or a portion that the order has not. */
    'error.payment.methodNotAllowed': 409,
  },
});

/** Gives up a payment that waits for the buyer at the bank's page; one that has gone further stays as it is. */
export const cancelPayment = defineEndpoint({
  id: 'payments.cancel',
  method: 'POST',
  path: '/api/payments/:orderNumber/:paymentId/cancel',
  auth: 'required',
  params: PaymentParamsSchema,
  response: PaymentStateSchema,
});

/** Where the provider reports what has happened to a payment; the signature over the raw body is its key. */
export const paymentWebhookPath = '/public/payments/webhook';
