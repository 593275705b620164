import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { CentsSchema } from '../money/cents-schema.ts';

/** What an applied trade-in contributes to a price, in cents: the whole offer, and the payoff. */
export const AppliedTradeInSchema = v.object({ valueCents: CentsSchema, payoffCents: CentsSchema });
export type AppliedTradeIn = v.InferOutput<typeof AppliedTradeInSchema>;

/**
 * Returns the amounts of the shopper's applied trade-in, which count in the payment of every vehicle (PRICE-16); null unless a valid offer is
 * applied to the purchase. Nothing about the vehicle, its owner or its lender.
 */
export const getAppliedTradeIn = defineEndpoint({
  id: 'tradeIn.applied',
  method: 'GET',
  path: '/public/trade-in/purchase',
  auth: 'optional',
  response: v.object({ tradeIn: v.nullable(AppliedTradeInSchema) }),
});
