import type { DeliveryFinder, HandOverQuoter, PickupFinder } from '../commerce/index.ts';
import type { ZipTable } from '../geo/index.ts';
import { isFailure } from '../http/index.ts';
import { pickupPlaces, vehicleSite } from './order-site.ts';
import { isDeliveredTo, resolvePlace } from './resolve-hand-over.ts';

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

/** Returns whether a tenant delivers to addresses of a ZIP code, for a fee that it states or quotes; true for a ZIP code that is not known. */
export function deliveryFinder(zips: ZipTable): DeliveryFinder {
  return (tenant, zip) => isDeliveredTo(tenant, zip, zips);
}

/** Returns a finder of where a vehicle can be picked up before there is an order. */
export function pickupFinder(zips: ZipTable): PickupFinder {
  return async (store, vehicle) => pickupPlaces(await vehicleSite(store, { ...vehicle, zips }));
}
