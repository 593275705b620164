import { httpFailure, isApiFailure } from '@forecourt/shared-contracts';

/** Why an order was not placed; each reason has its own text under `order.refused`. */
export type OrderRefusal =
  | 'price-changed'
  | 'vehicle-unavailable'
  | 'cart-empty'
  | 'cart-not-ready'
  | 'finance-needs-application'
  | 'signed-out'
  /** No response arrived, so the order may exist: pressing again with the same key does not place a second one. */
  | 'unanswered'
  | 'other';

const byCode: Readonly<Record<string, OrderRefusal>> = {
  'error.order.priceChanged': 'price-changed',
  'error.order.vehicleUnavailable': 'vehicle-unavailable',
  'error.cart.empty': 'cart-empty',
  'error.cart.notReady': 'cart-not-ready',
  'error.order.financeNeedsApplication': 'finance-needs-application',
  'error.auth.missing': 'signed-out',
};

/** Returns the reason from the error of a call that places an order. */
export function orderRefusal(error: unknown): OrderRefusal {
  const code = httpFailure(error)?.code;
  if (code !== undefined) return Object.hasOwn(byCode, code) ? (byCode[code] ?? 'other') : 'other';
  const isUnanswered =
    isApiFailure(error) && (error.failure.kind === 'network' || error.failure.kind === 'timeout');
  return isUnanswered ? 'unanswered' : 'other';
}
