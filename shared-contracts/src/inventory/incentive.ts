import * as v from 'valibot';

/** A manufacturer's incentive (PRICE-62); dates are calendar dates in the dealer's zone, both inclusive. */
export const IncentiveSchema = v.object({
  id: v.string(),
  name: v.string(),
  savingsCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  effectiveFromOn: v.string(),
  effectiveToOn: v.string(),
  /** Ids of the vehicle's incentives that it cannot be combined with; empty if absent. */
  excludes: v.optional(v.array(v.string())),
});
export type Incentive = v.InferOutput<typeof IncentiveSchema>;
