import * as v from 'valibot';

/** Which rules computed a price, so that its figures can be computed again later (PRICE-73). */
export const PricingEngineSchema = v.object({ id: v.string(), version: v.string() });
export type PricingEngine = v.InferOutput<typeof PricingEngineSchema>;

/**
 * The rules of this folder. The version changes with every change that gives any input another figure; an order and its contract keep the
 * version they were priced with.
 */
export const pricingEngine: PricingEngine = { id: 'forecourt-pricing', version: '3' };
