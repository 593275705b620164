import { defineEndpoint } from '../http/endpoint.ts';
import { LenderDecisionSchema } from './lender-decision.ts';
import { OrderParamsSchema } from './order-number.ts';

/** Returns the lender's decision on a financed order to its owner; `error.notFound` for an order without a lender decision. */
export const getLenderDecision = defineEndpoint({
  id: 'commerce.getLenderDecision',
  method: 'GET',
  path: '/api/commerce/orders/:orderNumber/lender-decision',
  auth: 'required',
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
});

/**
 * Accepts the approved terms, or those of a counteroffer, which become the order's price: the deal moves to UACC and the order is prepared
 * (BUY-59). Idempotent; any other phase fails with `error.decision.notOpen`.
 */
export const acceptLenderDecision = defineEndpoint({
  id: 'commerce.acceptLenderDecision',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/accept',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/**
 * Declines the approved terms: the deal moves to UDEC, the order is CANCELED and its vehicle is released. Idempotent; any other phase fails
 * with `error.decision.notOpen`.
 */
export const declineLenderDecision = defineEndpoint({
  id: 'commerce.declineLenderDecision',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/decline',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/**
 * Resubmits an application that timed out without a lender's answer: DPEN. No effect on one that is already pending; any other phase fails
 * with `error.decision.notOpen`.
 */
export const resubmitApplication = defineEndpoint({
  id: 'commerce.askLendersAgain',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/ask-again',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/**
 * Withdraws an application that is pending, declined or timed out: the deal moves to CANC, the order is CANCELED and its vehicle is
 * released. Idempotent; any other phase fails with `error.decision.notOpen`.
 */
export const withdrawApplication = defineEndpoint({
  id: 'commerce.withdrawApplication',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/withdraw',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});
