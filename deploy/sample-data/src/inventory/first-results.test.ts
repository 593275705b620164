import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { buildSearchIndex, type IndexedRow } from '@forecourt/backend/inventory/search/index.ts';
import { modelStyle, vehiclePicture } from '@forecourt/backend/media/index.ts';
import { readVehicleSearch } from '@forecourt/shared-contracts/inventory';
import { expect, it } from 'vitest';
import { firstResults } from './first-results.ts';
import { sampleDealers } from './sample-dealers.ts';
import { sampleVehicles } from './sample-vehicles.ts';

const zips = createZipTable();
const count = 10_000;
const tenantIds = ['northstar', 'harbor', 'ember'];

/** More than the first page holds. */
const manyIds = 200;

const workBodies = ['cab', 'cargo', 'cutaway', 'passenger'];

it.each(tenantIds)('are those of a search that asks for nothing: %s', (tenantId) => {
  const settings = { tenantId, count, todayOn: '2026-11-26' };
  const rows: IndexedRow[] = [];
  for (const { vehicle } of sampleVehicles({ ...settings, dealers: sampleDealers(tenantId, zips) })) {
    const { rangeMiles = null, chargeMinutes = null } = vehicle;
    rows.push({ ...vehicle, rangeMiles, chargeMinutes, paymentCents: 0, latitude: 0, longitude: 0 });
    if (rows.length === manyIds) break;
  }
  const search = readVehicleSearch({});
  expect(firstResults({ ...settings, zips }).map(({ id }) => id)).toEqual(
    buildSearchIndex(rows).search({ search }).ids,
  );
});

it.each(
  tenantIds.flatMap((tenantId) => ['2026-11-26', '2027-06-01'].map((todayOn) => ({ tenantId, todayOn }))),
)('show no two models alike in the picture of their cards: $tenantId on $todayOn', (asked) => {
  const modelsByPicture = new Map<string, Set<string>>();
  const results = firstResults({ ...asked, count, zips });
  expect(results).toHaveLength(24);
  expect(new Set(results.map(({ make, model }) => `${make} ${model}`)).size).toBe(24);
  expect(results.filter(({ bodyStyle }) => workBodies.includes(bodyStyle))).toEqual([]);
  for (const vehicle of results) {
    const style = modelStyle(vehicle);
    const picture = vehiclePicture({ style, hex: 'a9b0b6', angle: 'quarter', backdrop: 'none' });
    const models = modelsByPicture.get(picture) ?? new Set();
    modelsByPicture.set(picture, models.add(`${vehicle.bodyStyle}: ${vehicle.make} ${vehicle.model}`));
  }
  const alike = [...modelsByPicture.values()].filter(({ size }) => size > 1).map((models) => [...models]);
  expect(alike).toEqual([]);
  expect(modelsByPicture.size).toBe(24);
});
