import * as v from 'valibot';

const SpanSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** The dealer's promises, shown wherever a shopper decides; null means not promised, and then it is not shown (SHOP-82). */
export const PromisesSchema = v.object({
  /** Of used vehicles: ends after the months or the miles, whichever comes first. */
  limitedWarranty: v.nullable(v.object({ months: SpanSchema, miles: SpanSchema })),
  /** Days and miles within which any vehicle can be brought back in the condition it was handed over. */
  moneyBack: v.nullable(v.object({ days: SpanSchema, miles: SpanSchema })),
  /** Number of points that every used vehicle is checked for before it is listed. */
  inspection: v.optional(
    v.nullable(v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(999)) })),
    null,
  ),
});
export type Promises = v.InferOutput<typeof PromisesSchema>;

/** Promises of a tenant file that states none. */
export const noPromises: Promises = { limitedWarranty: null, moneyBack: null, inspection: null };
