import { fileURLToPath } from 'node:url';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { openPglite } from '@forecourt/backend/db/open-pglite.ts';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { createInventoryIndexes } from '@forecourt/backend/inventory/index.ts';
import { searchVehiclesPage } from '@forecourt/backend/inventory/search-vehicles-page.ts';
import { systemClock as clock } from '@forecourt/backend/ports/index.ts';
import { readTenants } from '@forecourt/backend/tenants/index.ts';
import { textTable } from '@forecourt/releases';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { readVehicleSearch, type VehicleSearch } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { circumstances, reportResults } from './results-file.ts';
import { spreadOf } from './spread.ts';

/**
 * New searches with facets of ten tenants with 100,000 vehicles each, in one process: each run is of the next tenant
 * and has a filter that none before had. The target is 25 ms p95.
 * Usage: `tsx deploy/bench/src/many-inventories.ts [tenants] [vehicles] [searches]`, by default 10, 100000 and 300 of
 * each kind.
 */
const [tenantCount = 10, vehicleCount = 100_000, searches = 300] = process.argv.slice(2).map(Number);

const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no filter': {},
  'make, model, price': { make: 'Toyota', model: 'Camry,RAV4', priceMax: '35000' },
  'body, fuel, year, price': { bodyStyle: 'suv', fuelType: 'Gasoline', yearMin: '2020', priceMax: '40000' },
  keywords: { keyword: 'toyota xle red' },
};

/** The same search with another mileage above all, so that it finds the same and yet is new. */
const renewed = (search: VehicleSearch, nth: number): VehicleSearch => ({
  ...search,
  ranges: { ...search.ranges, mileage: { max: 900_000 + nth } },
});

const begun = circumstances(Date.now());
const known = readTenants(fileURLToPath(new URL('../../releases/tenants', import.meta.url)));
const model = known.byId('northstar');
if (!model) throw new Error('the tenant northstar is missing');
const tenants: Tenant[] = Array.from({ length: tenantCount }, (_, nth) => ({
  ...model,
  id: `tenant-${nth}`,
}));
const { db, close } = await openPglite(undefined);
const zips = createZipTable();
const indexes = createInventoryIndexes({ db, clock });
const todayOn = dateOnIn(clock.now(), 'UTC');
for (const tenant of tenants) {
  await loadSampleInventory({ db, zips, tenantId: tenant.id, count: vehicleCount, todayOn });
  console.error(`${tenant.id}: ${vehicleCount} vehicles, ${(process.memoryUsage().rss / 1e9).toFixed(1)} GB`);
}
await db.execute('analyze');
for (const tenant of tenants) await indexes.get(tenant);

const measured = [];
let nth = 0;
for (const [kind, query] of Object.entries(kinds)) {
  const search = readVehicleSearch({ ...query, sort: 'price-asc' });
  const wallMs: number[] = [];
  const cpuMs: number[] = [];
  for (let run = -tenantCount * 2; run < searches; run += 1) {
    const tenant = tenants[nth++ % tenants.length] ?? model;
    const visit = { tenant, store: tenantStore(db, tenant.id) };
    const begunMs = performance.now();
    const begunCpu = process.cpuUsage();
    await searchVehiclesPage({ indexes, zips, clock }, visit, renewed(search, nth));
    const { user, system } = process.cpuUsage(begunCpu);
    if (run < 0) continue;
    wallMs.push(performance.now() - begunMs);
    cpuMs.push((user + system) / 1000);
  }
  measured.push({ kind, wall: spreadOf(wallMs), cpu: spreadOf(cpuMs) });
}
const memoryGb = process.memoryUsage().rss / 1e9;
await close();
const rows = measured.map(({ kind, wall, cpu }) => [
  kind,
  ...[wall.p50, wall.p95, wall.p99, wall.most, cpu.p95].map((ms) => `${ms.toFixed(1)} ms`),
]);
reportResults({
  name: 'tenants',
  title: 'Search of many tenants',
  note: `${begun} ${tenantCount} tenants with ${vehicleCount} vehicles each in one process with its database (${memoryGb.toFixed(1)} GB), ${searches} new searches of each kind, of one tenant after the other.`,
  tables: [textTable([['search', 'p50', 'p95', 'p99', 'most', 'CPU p95'], ...rows])],
  data: { measured, memoryGb },
});
