export { createReconciler } from './create-reconciler.ts';
export type { PaymentReconciler } from './create-reconciler.ts';
export { createStripePaymentPort } from './create-stripe-payment-port.ts';
export type { StripeAddress } from './create-stripe-payment-port.ts';
export { paymentsOf } from './payment-rows.ts';
export { refundsOf } from './credit-refunds.ts';
export { paymentRoutes } from './payments.routes.ts';
export type { PaymentProvider, PaymentsDeps } from './payments-deps.ts';
export { creditPayments } from './credit-payments.ts';
