export {
  documentsQuery,
  fulfillmentQuery,
  idVerificationQuery,
  insuranceQuery,
  orderQuery,
  readinessQuery,
  signingQuery,
} from './data/order.queries.ts';
export { fetchOrder } from './data/fetch-order.ts';
export { orderFailure } from './domain/order-failure.ts';
export { OrderProvider, useOrder } from './model/order-context.ts';
export type { OrderContextValue } from './model/order-context.ts';
export { useHandOverText } from './model/use-hand-over-text.ts';
export { useOrderLoad, type OrderLoad } from './model/use-order-load.ts';
export { useOrderSync } from './model/use-order-sync.ts';
export { useOrderValue } from './model/use-order-value.ts';
export { useRefreshClosed } from './model/use-refresh-closed.ts';
export { useRefreshOrder } from './model/use-refresh-order.ts';
export { useStepTitle } from './model/use-step-title.ts';
export { OrderMoney } from './ui/order-money.tsx';
export { NoSuchOrder } from './ui/no-such-order.tsx';
export { OrderNotFound } from './ui/order-not-found.tsx';
export { OrderRetry } from './ui/order-retry.tsx';
