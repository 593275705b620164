import * as v from 'valibot';
import { OrderParamsSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import { paymentPortions, paymentMethods } from './payment-plan.ts';
import { PaymentStatusSchema } from '../commerce/payment-status.ts';
import { statusSchema } from '../http/status-schema.ts';
import { paymentFailures, PaymentPhaseSchema } from './payment-progress.ts';

const PaymentParamsSchema = v.object({
  ...OrderParamsSchema.entries,
  paymentId: v.pipe(v.string(), v.uuid('validation.invalid')),
});

/** What of a payment goes back because something was taken off the signed price. */
const PartRefundsSchema = v.object({
  doneCents: CentsSchema,
  /** On its way. */
  dueCents: CentsSchema,
  /** Refused by the provider for good: the store returns it. */
  refusedCents: CentsSchema,
});

/** One payment of an order as its owner sees it. */
export const PaymentSchema = v.object({
  id: v.string(),
  portion: statusSchema(paymentPortions),
  method: statusSchema(paymentMethods),
  amountCents: CentsSchema,
  phase: PaymentPhaseSchema,
  /** PAYMENT_PENDING, PAYMENT_HOLD, PAYMENT_FAILED or PAYMENT_CAPTURED (TRACK-75). */
  status: PaymentStatusSchema,
  createdAt: v.string(),
  /** When it was captured, failed or was canceled. */
  endedAt: v.nullable(v.string()),
  /** `Visa ···4242` or `Everyday Checking ···6789`; null until the provider reports it. */
  instrument: v.nullable(v.string()),
  /** Why it failed; null otherwise. */
  failure: v.nullable(statusSchema(paymentFailures)),
  /** The bank's page where the buyer continues, while `awaiting-bank`. */
  bankUrl: v.nullable(v.string()),
  /** Absent if nothing of it goes back. */
  partRefunds: v.optional(PartRefundsSchema),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

const PaymentOptionSchema = v.object({
  portion: v.picklist(paymentPortions),
  amountCents: CentsSchema,
  isCardAllowed: v.boolean(),
  bankPartsCents: v.array(CentsSchema),
});

/** The payment provider's card fields: a page of its own origin, shown in a frame. */
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

/** What an order requires from its buyer and the state of its payments; amounts in cents, payments newest first. */
export const PaymentStateSchema = v.object({
  /** `paymentInfo.status` of the order; null before the first payment. */
  status: v.nullable(PaymentStatusSchema),
  plan: PlanSchema,
  /** The plan for the deposit only, while a deposit is allowed before the contract; null otherwise. */
  deposit: v.optional(v.nullable(PlanSchema), null),
  payments: v.array(PaymentSchema),
  /** Null if no payment provider is configured. */
  cardFrame: v.nullable(CardFrameSchema),
});
export type PaymentState = v.InferOutput<typeof PaymentStateSchema>;

/** Returns the payments of an order, refreshed from the provider when stale. Owner only. */
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
  /** The amount that the buyer saw; if the server's differs, the call fails with `error.payment.amountChanged`. */
  expectedAmountCents: v.pipe(CentsSchema, v.minValue(1)),
};

/**
 * Starts a payment and returns before the provider responds: poll {@link getPaymentState} for the result. The server determines the amount.
 * An order has at most one open payment, regardless of idempotency keys: a second fails with `error.payment.open`.
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
      /** Returned by the provider's frame; never a card number. */
      paymentMethodId: v.pipe(v.string(), v.regex(/^pm_[A-Za-z0-9]{8,64}$/, 'validation.invalid')),
    }),
    v.strictObject({
      ...startEntries,
      method: v.literal('bank'),
      /** `order`: the bank's page redirects to the order; `window`: it was opened in its own window, and asks it to close. */
      returnTo: v.picklist(['order', 'window']),
    }),
  ]),
  response: PaymentSchema,
  errors: {
    'error.step.notReady': 409,
    'error.payment.open': 409,
    'error.payment.nothingDue': 409,
    'error.payment.amountChanged': 409,
    /** Above the method's limit, or the order has no such portion. */
    'error.payment.methodNotAllowed': 409,
  },
});

/** Cancels a payment that waits for the buyer on the bank's page; one that has progressed further is unchanged. */
export const cancelPayment = defineEndpoint({
  id: 'payments.cancel',
  method: 'POST',
  path: '/api/payments/:orderNumber/:paymentId/cancel',
  auth: 'required',
  params: PaymentParamsSchema,
  response: PaymentStateSchema,
});

/** Webhook for the provider's payment events; authenticated by the signature over the raw body. */
export const paymentWebhookPath = '/public/payments/webhook';
