import {
  type DeliveryAddress,
  type FulfillmentPlace,
  type FulfillmentType,
  type FulfillmentRequest,
  type PickupLocation,
  type quoteFulfillment,
} from '@forecourt/shared-contracts/fulfillment';
import { isCityOfZip, type ZipPlace } from '@forecourt/shared-contracts/geo';
import type { ZipTable } from '../geo/index.ts';
import { fail, isFailure, type Failure } from '../http/index.ts';
import { noCredit, type OrderRow } from '../orders/index.ts';
import { deliveryOffer } from './delivery-offer.ts';
import { deliveryTaxCents } from './delivery-tax.ts';
import { placeZone } from './place-zone.ts';
import { pickupPlaces, type OrderSite, type VehicleSite } from './order-site.ts';

export type HandOverFailure = Failure<keyof (typeof quoteFulfillment)['errors']>;

/** A hand-over request that can be fulfilled. */
export interface ResolvedHandOver {
  readonly type: FulfillmentType;
  readonly location: PickupLocation | null;
  readonly place: FulfillmentPlace;
  readonly feeCents: number;
  /** What it takes off the signed price: the delivery fee in it, less its own fee, with its sales tax; 0 before there is an order. */
  readonly creditCents: number;
  /** The sales tax in it. */
  readonly creditTaxCents: number;
  /** Between the centers of the two ZIP areas, to a tenth of a mile. Null for a pickup. */
  readonly distanceMiles: number | null;
}

/** Military addresses (some have no state in the table) and the territories, where no car is delivered. */
const statesOutOfReach: readonly string[] = ['', 'AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'VI'];

/**
 * Checks a buyer's hand-over request for an order against the tenant's rules and returns its fee. A hand-over
 * fee that is already in the order's price, because it was chosen with the cart, is not charged again; what it
 * contains beyond the new fee is taken off, with the sales tax on it where the state taxes delivery. What was taken off before is no longer
 * in it.
 */
export function resolveHandOver(
  site: OrderSite,
  request: FulfillmentRequest,
  zips: ZipTable,
): ResolvedHandOver | HandOverFailure {
  const { order } = site;
  const resolved = resolvePlace(site, request, { zips, placeName: `Order ${order.orderNumber}` });
  if (isFailure(resolved)) return resolved;
  const { lines, lease } = order.price;
  const lineCents = lines.find(({ code }) => code === 'delivery-fee')?.amountCents ?? 0;
  const inPrice = (lease ? lease.deliveryFeeCents : lineCents) - creditedFeeCents(order);
  const feeCents = Math.max(0, resolved.feeCents - inPrice);
  return { ...resolved, feeCents, ...creditOf(site, Math.max(0, inPrice - resolved.feeCents)) };
}

/** What of a delivery fee was taken off an order's price before, without its tax. */
export function creditedFeeCents(order: Pick<OrderRow, 'creditCents' | 'creditTaxCents'>): number {
  return order.creditCents - order.creditTaxCents;
}

/** A further part of a delivery fee that is taken off, with the tax on all that is taken off that was not before. */
function creditOf(
  site: OrderSite,
  feeCents: number,
): Pick<ResolvedHandOver, 'creditCents' | 'creditTaxCents'> {
  if (feeCents === 0) return noCredit;
  const taxCents = deliveryTaxCents(site, creditedFeeCents(site.order) + feeCents);
  const creditTaxCents = Math.max(0, taxCents - site.order.creditTaxCents);
  return { creditCents: feeCents + creditTaxCents, creditTaxCents };
}

interface PlaceQuestion {
  readonly zips: ZipTable;
  /** The name of the buyer's own address. */
  readonly placeName: string;
}

/**
 * Checks a hand-over request for a vehicle against the tenant's rules and returns its fee (TRACK-93,
 * TRACK-94, TRACK-95).
 */
export function resolvePlace(
  site: VehicleSite,
  request: FulfillmentRequest,
  question: PlaceQuestion,
): ResolvedHandOver | HandOverFailure {
  if (request.type === 'DELIVERY') return resolveDelivery(site, request, question);
  const found = pickupPlaces(site).find(({ location }) => location === request.location);
  if (!found) return fail('error.fulfillment.unavailable', 'location');
  const { location, place, feeCents } = found;
  if (feeCents === null) return fail('error.fulfillment.pickupFeeUnknown', 'location');
  return { type: 'PICKUP', location, place, feeCents, ...noCredit, distanceMiles: null };
}

type DeliveryRequest = Extract<FulfillmentRequest, { type: 'DELIVERY' }>;

function resolveDelivery(
  { tenant }: VehicleSite,
  { address, isStreetConfirmed }: DeliveryRequest,
  { zips, placeName }: PlaceQuestion,
): ResolvedHandOver | HandOverFailure {
  if (!tenant.fulfillment.delivery.isOffered) return fail('error.fulfillment.unavailable', 'zip');
  const at = zips.find(address.zip);
  if (!at) return fail('error.fulfillment.geocode', 'zip');
  const fault = addressFault(address, at, zips);
  if (fault) return fault;
  if (isLikelyPoBoxZip(at, zips) && !isStreetConfirmed) return fail('error.fulfillment.poBoxZip', 'zip');
  const offer = deliveryOffer(tenant, at, zips);
  if (offer.kind === 'not-offered') return fail('error.fulfillment.unavailable', 'zip');
  if (offer.kind === 'out-of-range') return fail('error.fulfillment.outOfRange', 'zip');
  if (offer.kind === 'on-request') return fail('error.fulfillment.deliveryFeeUnknown', 'zip');
  const place = { ...address, name: placeName, timeZone: placeZone(tenant, address.zip, zips) };
  const { feeCents, miles } = offer;
  return { type: 'DELIVERY', location: null, place, feeCents, ...noCredit, distanceMiles: miles };
}

function addressFault(address: DeliveryAddress, at: ZipPlace, zips: ZipTable): HandOverFailure | undefined {
  if (statesOutOfReach.includes(at.state)) return fail('error.fulfillment.zipNotSupported', 'zip');
  if (at.state !== address.state) return fail('error.fulfillment.zipStateMismatch', 'zip');
  if (isCityOfZip(address.city, at, zips.inState(at.state))) return undefined;
  return fail('error.fulfillment.invalidAddress', 'city');
}

/** PO Box ZIPs have no area of their own: several of them share one position in the table. */
function isLikelyPoBoxZip(at: ZipPlace, zips: ZipTable): boolean {
  return zips
    .inState(at.state)
    .some(
      ({ zip, latitude, longitude }) =>
        zip !== at.zip && latitude === at.latitude && longitude === at.longitude,
    );
}
