import * as v from 'valibot';
import {
  DeliveryAddressSchema,
  FulfillmentPlaceSchema,
  fulfillmentTypes,
  pickupLocations,
  PriceCreditSchema,
  type ChosenHandOver,
  type Fulfillment,
  type FulfillmentRequest,
  type PickupPlace,
} from '@forecourt/shared-contracts/fulfillment';

/** What the buyer has entered so far; kept in the tab, so that a reload loses nothing. Empty strings are unanswered. */
export const FulfillmentDraftSchema = v.object({
  type: v.picklist(fulfillmentTypes),
  location: v.picklist(pickupLocations),
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  isStreetConfirmed: v.boolean(),
  /** `MM/DD/YYYY`, possibly incomplete. */
  date: v.string(),
  /** Start of the chosen slot. */
  startAt: v.string(),
  endAt: v.string(),
  instructions: v.string(),
  /** The server's quote for the location; null until received. */
  quote: v.nullable(
    v.object({
      place: FulfillmentPlaceSchema,
      feeCents: v.number(),
      distanceMiles: v.nullable(v.number()),
      credit: v.optional(PriceCreditSchema),
    }),
  ),
});
export type FulfillmentDraft = v.InferOutput<typeof FulfillmentDraftSchema>;

/** The first screen's form: its values are the draft's. */
export const WhereFormSchema = v.variant('type', [
  v.object({
    type: v.literal('DELIVERY'),
    location: v.picklist(pickupLocations),
    ...DeliveryAddressSchema.entries,
    isStreetConfirmed: v.boolean(),
  }),
  v.object({
    type: v.literal('PICKUP'),
    location: v.picklist(pickupLocations),
    line1: v.string(),
    line2: v.string(),
    city: v.string(),
    state: v.string(),
    zip: v.string(),
    isStreetConfirmed: v.boolean(),
  }),
]);
export type WhereValues = v.InferInput<typeof WhereFormSchema>;
export type Where = v.InferOutput<typeof WhereFormSchema>;

/** Fields of the first screen in their order on the page: the ZIP code comes before the city and the state, because it fills them in. */
export const whereFields = ['type', 'location', 'line1', 'line2', 'zip', 'city', 'state'] as const;

/**
 * Returns the place that a pickup starts with: the first whose fee is known, so that the buyer can continue without a call. The server lists
 * the nearest first (TRACK-97).
 */
export function firstPickup(
  places: readonly Pick<PickupPlace, 'location' | 'feeCents'>[],
): FulfillmentDraft['location'] {
  return places.find(({ feeCents }) => feeCents !== null)?.location ?? 'DEALERSHIP_LOCATION';
}

const noAddress = { line1: '', line2: '', city: '', state: '', zip: '' };

/**
 * Returns the initial draft: the booked appointment, else what was chosen before the order, else only the first offered method. An address
 * that neither of them has is the one that is known.
 */
export function startingDraft(
  {
    appointment,
    chosen,
    knownAddress = noAddress,
  }: Pick<Fulfillment, 'appointment' | 'chosen' | 'knownAddress'>,
  first: Pick<FulfillmentDraft, 'type' | 'location'>,
): FulfillmentDraft {
  const nothing = { isStreetConfirmed: false, date: '', startAt: '', endAt: '', quote: null };
  if (!appointment && chosen) return { ...knownAddress, ...chosenDraft(chosen, first) };
  if (!appointment) return { ...first, ...knownAddress, ...nothing, instructions: '' };
  const { type, place, instructions } = appointment;
  const { line1, line2, city, state, zip } = (type === 'DELIVERY' && place) || knownAddress;
  const location = appointment.location ?? first.location;
  return { type, location, ...{ line1, line2, city, state, zip }, ...nothing, instructions };
}

/** A draft whose place and fee are known: only the time is open. */
function chosenDraft(
  { type, location, address, place, feeCents, distanceMiles }: ChosenHandOver,
  first: Pick<FulfillmentDraft, 'location'>,
) {
  return {
    ...{ type, location: location ?? first.location, ...address },
    // The address was accepted with the cart.
    isStreetConfirmed: true,
    ...{ date: '', startAt: '', endAt: '', instructions: '' },
    quote: { place, feeCents, distanceMiles },
  };
}

/** Maps the form to the server's request. */
export function requestOf(where: Where | FulfillmentDraft): FulfillmentRequest {
  if (where.type === 'PICKUP') return { type: 'PICKUP', location: where.location };
  const { line1, line2, city, state, zip, isStreetConfirmed } = where;
  return { type: 'DELIVERY', address: { line1, line2, city, state, zip }, isStreetConfirmed };
}
