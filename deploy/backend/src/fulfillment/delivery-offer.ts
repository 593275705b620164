import { deliveryFee, type DeliveryFee } from '@forecourt/shared-contracts/fulfillment';
import { distanceMiles, type ZipPlace } from '@forecourt/shared-contracts/geo';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { ZipTable } from '../geo/index.ts';

/** What a tenant delivers to a ZIP for; `miles` are between the centers of the two ZIP areas, to a tenth. */
export type DeliveryOffer = { readonly kind: 'not-offered' } | (DeliveryFee & { readonly miles: number });

/**
 * Returns for what fee a tenant delivers to a place: what cart and vehicle page state before there is an address, and what an address is charged
 * (TRACK-93, TRACK-95, TRACK-97).
 */
export function deliveryOffer(
  { fulfillment: { delivery, dealership }, inventory }: Tenant,
  at: ZipPlace,
  zips: ZipTable,
): DeliveryOffer {
  if (!delivery.isOffered || !delivery.states.includes(at.state)) return { kind: 'not-offered' };
  const home = zips.find(dealership.zip);
  if (!home) return { kind: 'on-request', miles: 0 };
  const miles = Math.round(distanceMiles(home, at) * 10) / 10;
  const prices = { includedMiles: inventory.deliveryIncludedMiles, bands: delivery.bands };
  return { ...deliveryFee(miles, prices), miles };
}
