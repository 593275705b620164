import { readVehicleSearch } from '@forecourt/shared-contracts/inventory';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { heldClock } from '../testing/held-ports.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';

import { testTenants } from '../testing/test-tenants.ts';
import { createInventoryIndexes } from './index.ts';
import { searchVehiclesPage } from './search-vehicles-page.ts';

const zips = createZipTable();
const clock = heldClock();
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await loadSampleInventory({
    db: database.db,
    zips,
    tenantId: 'northstar',
    count: 60,
    todayOn: '2026-06-15',
  });
});
afterAll(() => database.close());

it.each([
  [24, '', 24],
  [12, '', 12],
  [36, '', 36],
  [36, '10', 10],
])('a tenant of %i vehicles a page, asked for %j, returns %i (SHOP-5)', async (pageSize, asked, expected) => {
  const { db } = database;
  const northstar = testTenants.byId('northstar')!;
  const tenant = { ...northstar, inventory: { ...northstar.inventory, pageSize } };
  const deps = { indexes: createInventoryIndexes({ db, clock }), zips, clock };
  const search = readVehicleSearch(asked === '' ? {} : { pageSize: asked });
  const result = await searchVehiclesPage(deps, { tenant, store: tenantStore(db, 'northstar') }, search);
  expect([result.pageSize, result.vehicles.length]).toEqual([expected, expected]);
});
