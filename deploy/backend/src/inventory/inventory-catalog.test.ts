import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { createInventoryCatalog } from './inventory-catalog.ts';
import { createInventoryIndexes } from './inventory-indexes.ts';
import { vehicles } from './inventory.tables.ts';

const clock = heldClock('2026-11-21T12:00:00.000Z');
const tenantId = 'northstar';

describe.each(testEngines)('the catalog of vehicles to buy on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await loadSampleInventory({ db, zips: createZipTable(), tenantId, count: 150, todayOn: '2026-11-21' });
  }, 60_000);
  afterAll(() => database.close());

  it.each([
    ['an electric vehicle', eq(vehicles.fuelType, 'Electric'), true],
    ['any other vehicle', ne(vehicles.fuelType, 'Electric'), undefined],
  ])('says of %s whether it is electric (SITE-106)', async (_, where, isElectric) => {
    const { db } = database;
    const row = await tenantStore(db, tenantId).findOne(vehicles, { where });
    const catalog = createInventoryCatalog({
      indexes: createInventoryIndexes({ db, clock }),
      tenants: testTenants,
      clock,
    });
    const found = await catalog.findByVin(db, tenantId, row?.vin ?? '');
    expect(found?.vehicle.vin).toBe(row?.vin);
    expect(found?.vehicle.isElectric).toBe(isElectric);
    expect(found?.vehicle.msrpCents).toBe(row?.msrpCents ?? undefined);
  });
});
