import type { DeliveryFinder, HandOverQuoter, PickupFinder } from '../commerce/index.ts';
import type { ZipTable } from '../geo/index.ts';
import { isFailure } from '../http/index.ts';
import { deliveryOffer } from './delivery-offer.ts';
import { pickupPlaces, vehicleSite } from './order-site.ts';
import { resolvePlace } from './resolve-hand-over.ts';

/**
 * Returns a quoter for the hand-over cost before there is an order, by the rules of an order's own hand-over.
 */
export function handOverQuoter(zips: ZipTable): HandOverQuoter {
  return async (store, { tenant, vin, request }) => {
    const site = await vehicleSite(store, { tenant, vin, zips });
    const resolved = resolvePlace(site, request, { zips, placeName: '' });
    if (isFailure(resolved)) return resolved;
    const { type, place, feeCents, distanceMiles } = resolved;
    const own = request.type === 'DELIVERY' ? { address: request.address } : { location: request.location };
    return { type, place, feeCents, distanceMiles, ...own };
  };
}

/** Returns a finder of what a tenant delivers to a ZIP code for; undefined for a ZIP code that is not known, if the tenant delivers at all. */
export function deliveryFinder(zips: ZipTable): DeliveryFinder {
  return (tenant, zip) => {
    if (!tenant.fulfillment.delivery.isOffered) return { kind: 'not-offered' };
    const at = zips.find(zip);
    return at && deliveryOffer(tenant, at, zips);
  };
}

/** Returns a finder of where a vehicle can be picked up before there is an order. */
export function pickupFinder(zips: ZipTable): PickupFinder {
  return async (store, vehicle) => pickupPlaces(await vehicleSite(store, { ...vehicle, zips }));
}
