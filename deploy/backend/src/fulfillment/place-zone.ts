import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { timeZoneOf, type ZipTable } from '../geo/index.ts';

/**
 * Returns the time zone, an IANA name, in which a vehicle is handed over at a ZIP (TRACK-115): that of the place; the tenant's own at its
 * dealership, and where that of the place is not known.
 */
export function placeZone(
  { contact, fulfillment }: Pick<Tenant, 'contact' | 'fulfillment'>,
  zip: string,
  zips: ZipTable,
): string {
  const at = zip === fulfillment.dealership.zip ? undefined : zips.find(zip);
  return (at && timeZoneOf(at)) ?? contact.timeZone;
}
