export {
  depositPlan,
  isAboveCardLimit,
  nextPaymentCents,
  paymentMethods,
  paymentPlan,
  paymentPortions,
} from './payment-plan.ts';
export type {
  PaymentMethod,
  PaymentOption,
  PaymentPlan,
  PaymentPlanInput,
  PaymentPortion,
} from './payment-plan.ts';
export {
  isPaymentOpen,
  openPaymentPhases,
  orderPaymentStatus,
  paymentPhases,
  paymentStatusOf,
} from './payment-progress.ts';
export type { PaymentPhase, PaymentFailure, ReportedPaymentPhase } from './payment-progress.ts';
export {
  cancelPayment,
  CardFrameSchema,
  getPaymentState,
  PaymentSchema,
  PaymentStateSchema,
  paymentWebhookPath,
  startPayment,
} from './payments-endpoints.ts';
export { creditedAmounts, partRefunds, priceCredit, totalPartRefunds } from './price-credit.ts';
export type { PartRefundPhase, PartRefunds, PriceCredit } from './price-credit.ts';
export { orderRefunds, type Refunds } from './refunds.ts';
export type { CardFrame, Payment, PaymentState } from './payments-endpoints.ts';
