import * as v from 'valibot';
import { httpFailure } from '@forecourt/shared-contracts';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { refusedFields } from '@forecourt/shared-contracts/fields';
import {
  DeliveryAddressSchema,
  type FulfillmentPlace,
  type FulfillmentRequest,
  type PickupPlace,
} from '@forecourt/shared-contracts/fulfillment';

/** The fields of an address, in form order. */
export const addressFields = ['line1', 'line2', 'zip', 'city', 'state'] as const;
export type AddressField = (typeof addressFields)[number];

/** The ways to receive a vehicle, as the form offers them. */
export type HandOverType = 'DELIVERY' | 'PICKUP' | 'TRANSFER';

/** The values of the pickup or delivery form. */
export interface HandOverForm extends Readonly<Record<AddressField, string>> {
  /** Undefined until the shopper chooses. `TRANSFER` is a pickup at the vehicle's own location, which is not the dealership. */
  readonly type: HandOverType | undefined;
  /** The shopper confirms that a ZIP with post office boxes is a street address. */
  readonly isStreetConfirmed: boolean;
}

/** The fields of the form, in its order; `root` stands for those that it does not show. */
export const handOverFields = ['type', ...addressFields, 'root'] as const;
export type HandOverField = (typeof handOverFields)[number];

/** Field errors; each is the last part of a catalog key below `details.errors.{field}`. */
export type HandOverFaults = Readonly<Partial<Record<HandOverField, string>>>;

/** Faults of ZIP code, city and state together, whichever of them has to change. */
const faultsOfPlace: readonly unknown[] = ['zipStateMismatch', 'invalidAddress'];

/** The errors that are left after an edit: none of a field that changed, and none of a place that changed. */
export function faultsAfterEdit(faults: HandOverFaults, edit: Partial<HandOverForm>): HandOverFaults {
  const isMoved = ['zip', 'city', 'state'].some((name) => name in edit);
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([name, fault]) => !(name in edit) && !(isMoved && faultsOfPlace.includes(fault)),
    ),
  );
}

/** A way to receive the vehicle, as the form offers it. */
export interface HandOverWay {
  readonly type: HandOverType;
  /** Where a pickup is; undefined for a delivery, and if the cart does not say it. */
  readonly place?: FulfillmentPlace;
  /** In cents; null if only the dealer can say it; undefined if it depends on the address, or the cart does not say it. */
  readonly feeCents?: number | null;
}

const pickupAt = (pickups: readonly PickupPlace[], location: PickupPlace['location']) =>
  pickups.find((pickup) => pickup.location === location);

/** Returns the ways to receive a cart's vehicle in their order, each with what is known of it; `isTransferKnown` adds the pickup where the vehicle is. */
export function handOverWays(
  { pickups = [] }: Pick<Cart, 'pickups'>,
  isTransferKnown: boolean,
): readonly HandOverWay[] {
  const transfer = pickupAt(pickups, 'TRANSFER_LOCATION');
  return [
    { type: 'PICKUP', ...pickupAt(pickups, 'DEALERSHIP_LOCATION') },
    ...(transfer || isTransferKnown ? [{ type: 'TRANSFER' as const, ...transfer }] : []),
    { type: 'DELIVERY' },
  ];
}

/** Returns the ZIP code of a cart to which nothing is delivered, undefined if it has delivery or that is unknown. */
export function unservedZip({ zipCode, hasDelivery }: Pick<Cart, 'zipCode' | 'hasDelivery'>) {
  return hasDelivery === false ? zipCode : undefined;
}

/** Returns the initial form: the previous choice, else none (BUY-84) and the ZIP code of the cart if it has delivery. */
export function openedForm(cart: Pick<Cart, 'handOver' | 'zipCode' | 'hasDelivery'>): HandOverForm {
  const { handOver, zipCode = '' } = cart;
  const blank = { line1: '', line2: '', city: '', state: '', zip: unservedZip(cart) ? '' : zipCode };
  const type = handOver?.location === 'TRANSFER_LOCATION' ? 'TRANSFER' : handOver?.type;
  return { ...blank, ...handOver?.address, type, isStreetConfirmed: false };
}

/** Returns the form's request, or its field errors. */
export function handOverRequest(
  form: HandOverForm,
): { readonly request: FulfillmentRequest } | { readonly faults: HandOverFaults } {
  if (!form.type) return { faults: { type: 'required' } };
  if (form.type === 'PICKUP') return { request: { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' } };
  if (form.type === 'TRANSFER') return { request: { type: 'PICKUP', location: 'TRANSFER_LOCATION' } };
  const parsed = v.safeParse(DeliveryAddressSchema, form);
  if (!parsed.success) return { faults: faultsOf(parsed.issues) };
  const { isStreetConfirmed } = form;
  return { request: { type: 'DELIVERY', address: parsed.output, isStreetConfirmed } };
}

function faultsOf(issues: readonly v.BaseIssue<unknown>[]): HandOverFaults {
  const faults: Partial<Record<AddressField, string>> = {};
  for (const issue of issues) {
    const field = addressFields.find((one) => one === issue.path?.[0]?.key);
    if (field) faults[field] ??= issue.message.split('.').at(-1) ?? '';
  }
  return faults;
}

const fieldOf: Readonly<Record<string, AddressField>> = {
  zipStateMismatch: 'zip',
  poBoxZip: 'zip',
  geocode: 'zip',
  outOfRange: 'zip',
  zipNotSupported: 'zip',
  invalidAddress: 'city',
};
const gone = ['vehicleUnavailable', 'empty'];
const whole = ['deliveryFeeUnknown', 'pickupFeeUnknown', 'unavailable', ...gone];
const keyOf = (error: unknown) =>
  /^error\.(?:fulfillment|cart)\.(\w+)$/.exec(httpFailure(error)?.code ?? '')?.[1] ?? '';

/** Whether nothing was saved because the cart, or its vehicle, is gone. */
export const isCartGone = (error: unknown): boolean => gone.includes(keyOf(error));

/**
 * Maps a server refusal to fields of the form, of which a pickup has no address, or to the form as a whole (`details.failures`); anything unknown
 * is `other`. That nothing is delivered to a ZIP is a fault of it, that a pickup is not offered (TRACK-96) one of the form.
 */
export function handOverRefusal(
  error: unknown,
  type: HandOverType | undefined,
): { readonly faults: HandOverFaults } | { readonly failure: string } {
  const key = keyOf(error);
  if (key === 'unavailable' && httpFailure(error)?.param === 'zip') return { faults: { zip: key } };
  const field = Object.hasOwn(fieldOf, key) ? fieldOf[key] : undefined;
  if (field) return { faults: { [field]: key } };
  const refused = refusedFields(error, type === 'DELIVERY' ? addressFields : []);
  if (refused.length > 0)
    return { faults: Object.fromEntries(refused.map((one) => [one.name, one.key])) as HandOverFaults };
  return { failure: whole.includes(key) ? key : 'other' };
}
