import type { FulfillmentPlace } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import type { ZipTable } from '../geo/index.ts';
import { dealers, vehicles } from '../inventory/inventory.tables.ts';
import { placeZone } from './place-zone.ts';

/** Returns the dealership of a tenant in the tenant's own time zone, named by its city, as a group's stores are: 'Harbor Portland'. */
export function dealershipOf({ name, fulfillment, contact }: Tenant): FulfillmentPlace {
  const { line1, line2 = '', city, state, zip } = fulfillment.dealership;
  const { timeZone } = contact;
  return { name: name.includes(city) ? name : `${name} ${city}`, line1, line2, city, state, zip, timeZone };
}

/** A tenant's vehicle, and the table of places. */
export interface StoreQuestion {
  readonly tenant: Tenant;
  readonly vin: string;
  readonly zips: ZipTable;
}

/**
 * Returns the other store of the group where a vehicle is; undefined if it is at the dealership itself or its
 * location is unknown.
 */
export async function otherStoreOf(
  store: TenantStore,
  { tenant, vin, zips }: StoreQuestion,
): Promise<FulfillmentPlace | undefined> {
  const vehicle = await store.findOne(vehicles, { where: eq(vehicles.vin, vin) });
  if (!vehicle) return undefined;
  const dealer = await store.findOne(dealers, { where: eq(dealers.id, vehicle.dealerId) });
  if (!dealer || dealer.zip === tenant.fulfillment.dealership.zip) return undefined;
  const { name, streetAddress, city, state, zip } = dealer;
  const timeZone = placeZone(tenant, zip, zips);
  return { name, line1: streetAddress, line2: '', city, state, zip, timeZone };
}
