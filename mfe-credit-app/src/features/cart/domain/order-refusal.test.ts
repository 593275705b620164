import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@forecourt/shared-contracts';
import { orderRefusal } from './order-refusal.ts';

const correlationId = 'test';
const refused = (code: string, status = 409) =>
  new ApiFailure({ kind: 'http', status, code, correlationId }, 'commerce.createOrder');

describe('orderRefusal', () => {
  it.each([
    [refused('error.order.priceChanged'), 'price-changed'],
    [refused('error.order.vehicleUnavailable'), 'vehicle-unavailable'],
    [refused('error.cart.empty'), 'cart-empty'],
    [refused('error.cart.notReady'), 'cart-not-ready'],
    [refused('error.order.financeNeedsApplication'), 'finance-needs-application'],
    [refused('error.auth.missing', 401), 'signed-out'],
    [refused('error.internal', 500), 'other'],
    [refused('toString', 500), 'other'],
    [new ApiFailure({ kind: 'network', correlationId }, 'x'), 'unanswered'],
    [new ApiFailure({ kind: 'timeout', correlationId }, 'x'), 'unanswered'],
    [new ApiFailure({ kind: 'contract', correlationId, issues: [] }, 'x'), 'other'],
    [new TypeError('x'), 'other'],
  ])('%s: %s', (error, expected) => expect(orderRefusal(error)).toBe(expected));
});
