import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VinParamsSchema } from '../inventory/vin-params.ts';

const FeeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The first calendar date with a free slot, in the dealer's time zone; null where none is free within the horizon. */
const EarliestSchema = v.nullable(v.string());

/** Delivery of one vehicle to a ZIP, before there is an order (SHOP-51, TRACK-95, TRACK-96). */
export const DeliveryEstimateSchema = v.variant('kind', [
  v.object({
    kind: v.literal('fee'),
    feeCents: FeeSchema,
    miles: v.number(),
    earliestOn: EarliestSchema,
  }),
  /** The dealer names the fee on the telephone. */
  v.object({ kind: v.literal('on-request'), miles: v.number() }),
  v.object({ kind: v.literal('out-of-range'), miles: v.number() }),
  /** Not to this state, or not at all. */
  v.object({ kind: v.literal('not-offered') }),
]);
export type DeliveryEstimate = v.InferOutput<typeof DeliveryEstimateSchema>;

/** Pickup at the dealership; `isTransfer` says that the vehicle is brought there first. A null fee is one that the dealer names. */
export const PickupEstimateSchema = v.object({
  city: v.string(),
  state: v.string(),
  isTransfer: v.boolean(),
  feeCents: v.nullable(FeeSchema),
  earliestOn: EarliestSchema,
});

/** How and when a vehicle could come to a ZIP, by the rules that an order's own appointment follows. */
export const HandOverEstimateSchema = v.object({
  zip: v.string(),
  delivery: DeliveryEstimateSchema,
  /** Null where nothing is handed over at the dealership. */
  pickup: v.nullable(PickupEstimateSchema),
});
export type HandOverEstimate = v.InferOutput<typeof HandOverEstimateSchema>;

/** Estimates the hand-over of a vehicle; promises nothing and books nothing. A ZIP that nobody knows is 422 `error.fulfillment.geocode`. */
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
