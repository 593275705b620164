import type { ZipTable } from '@forecourt/backend/geo/index.ts';
import { createRecommender } from '@forecourt/backend/inventory/index.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleVehicles, type SampleVehicle } from './sample-vehicles.ts';

interface Asked {
  readonly tenantId: string;
  /** How many vehicles the tenant has. */
  readonly count: number;
  /** Calendar date that ages and incentives refer to. */
  readonly todayOn: string;
  readonly zips: ZipTable;
}

/** Vehicles on a page of results. */
const pageSize = 24;

/**
 * Returns the sample vehicles on the first page of a search that asks for nothing: for sale and with pictures, one of
 * each model and no commercial bodies, the first added first.
 */
export function firstResults({ zips, ...settings }: Asked): SampleVehicle[] {
  const dealers = sampleDealers(settings.tenantId, zips);
  const groupOf = createRecommender();
  const found: SampleVehicle[] = [];
  for (const { vehicle } of sampleVehicles({ ...settings, dealers })) {
    const isFirst = groupOf(vehicle) === 0;
    if (isFirst && vehicle.availability === 'Available' && vehicle.hasPhotos) found.push(vehicle);
    if (found.length === pageSize) break;
  }
  return found;
}
