import type { ZipTable } from '@forecourt/backend/geo/index.ts';
import type { dealers } from '@forecourt/backend/inventory/inventory.tables.ts';
import { dealerPlaces } from './dealer-places.ts';

/** A dealer without its tenant. */
export type SampleDealer = Omit<typeof dealers.$inferInsert, 'tenantId'>;

/**
 * Returns the sample tenant's dealers, each at a real ZIP; a tenant without its own list gets the first one.
 * Phone numbers have the area code of the place and are from the range reserved for examples. Throws if a ZIP is not in the table.
 */
export function sampleDealers(tenantId: string, zips: ZipTable): readonly SampleDealer[] {
  const places = dealerPlaces[tenantId] ?? dealerPlaces.northstar ?? [];
  return places.map(([name, streetAddress, zip, areaCode], index) => {
    const place = zips.find(zip);
    if (!place) throw new RangeError(`${name}: ZIP ${zip} is not in the table`);
    const { city, state, latitude, longitude } = place;
    const phone = `${areaCode}555${String(100 + index).padStart(4, '0')}`;
    return { id: index + 1, name, streetAddress, city, state, zip, latitude, longitude, phone };
  });
}
