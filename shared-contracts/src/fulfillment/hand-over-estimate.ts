import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VinParamsSchema } from '../inventory/vin-params.ts';

const FeeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The first calendar date with a free slot, in the time zone of its place; null if none is free within the horizon. */
const EarliestSchema = v.nullable(v.string());

/** Delivery estimate for one vehicle and ZIP, before there is an order (SHOP-51, TRACK-95, TRACK-96). */
export const DeliveryEstimateSchema = v.variant('kind', [
  v.object({
    kind: v.literal('fee'),
    feeCents: FeeSchema,
    miles: v.number(),
    earliestOn: EarliestSchema,
  }),
  /** The dealer quotes the fee by phone. */
  v.object({ kind: v.literal('on-request'), miles: v.number() }),
  v.object({ kind: v.literal('out-of-range'), miles: v.number() }),
  /** Not available in this state, or not at all. */
  v.object({ kind: v.literal('not-offered') }),
]);
export type DeliveryEstimate = v.InferOutput<typeof DeliveryEstimateSchema>;

/** Pickup at a store; `isTransfer` means that the vehicle is brought there first. A null fee is quoted by the dealer. */
export const PickupEstimateSchema = v.object({
  city: v.string(),
  state: v.string(),
  isTransfer: v.boolean(),
  feeCents: v.nullable(FeeSchema),
  earliestOn: EarliestSchema,
});

/** Delivery and pickup estimates for a vehicle and ZIP, by the rules that also apply to an order's appointment. */
export const HandOverEstimateSchema = v.object({
  zip: v.string(),
  delivery: DeliveryEstimateSchema,
  /** Null if pickup at the dealership is not available. */
  pickup: v.nullable(PickupEstimateSchema),
  /** All stores where it can be picked up, that of the vehicle first; absent from servers that know only `pickup`. */
  pickups: v.optional(v.array(PickupEstimateSchema)),
});
export type HandOverEstimate = v.InferOutput<typeof HandOverEstimateSchema>;

/** Estimates the handover of a vehicle; promises nothing and books nothing. An unknown ZIP is 422 `error.fulfillment.geocode`. */
export const estimateHandOver = defineEndpoint({
  id: 'fulfillment.estimate',
  method: 'GET',
  path: '/public/fulfillment/estimates/:vin',
  auth: 'none',
  params: VinParamsSchema,
  query: v.object({ zip: v.pipe(v.string(), v.regex(/^\d{5}$/, 'validation.zip')) }),
  response: HandOverEstimateSchema,
  errors: { 'error.fulfillment.geocode': 422 },
});
