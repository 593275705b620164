import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database, type TenantStore } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { testEngines } from '../testing/engines.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { vehicles } from './inventory.tables.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { createVehicleCards } from './vehicle-cards.ts';

const todayOn = '2026-11-21';
const found = testTenants.byId('northstar');
if (!found) throw new Error('the tenant is missing');
const { payment } = found;

describe.each(testEngines)('vehicle cards on $engine', ({ open }) => {
  let database: Database;
  let store: TenantStore;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await loadSampleInventory({ db, zips: createZipTable(), tenantId: 'northstar', count: 30, todayOn });
    store = tenantStore(db, 'northstar');
  }, 60_000);
  afterAll(() => database.close());

  const reprice = (id: number, priceCents: number, version: number) =>
    store.update(vehicles, { priceCents, version }, eq(vehicles.id, id));
  const without = (): TenantStore =>
    tenantStore(
      new Proxy(database.db, {
        get() {
          throw new Error('the database was asked');
        },
      }),
      'northstar',
    );

  it('are returned in the requested order, without missing vehicles', async () => {
    const cards = createVehicleCards({ payment, todayOn });
    const shown = await cards.find(store, { ids: [7, 3, 999, 5] });
    expect(shown.map(({ stockNumber }) => stockNumber)).toHaveLength(3);
    const byId = await Promise.all(
      [7, 3, 5].map((id) => store.findOne(vehicles, { where: eq(vehicles.id, id) })),
    );
    expect(shown.map(({ vin }) => vin)).toEqual(byId.map((row) => row?.vin));
  });

  it('are read once, and have distances for each query', async () => {
    const cards = createVehicleCards({ payment, todayOn });
    const first = await cards.find(store, { ids: [1, 2], origin: { latitude: 41.9, longitude: -87.6 } });
    const again = await cards.find(without(), { ids: [2, 1], origin: { latitude: 34.1, longitude: -118.4 } });
    expect(again.map(({ vin }) => vin)).toEqual(first.map(({ vin }) => vin).reverse());
    expect(again[1]?.distanceMiles).not.toBe(first[0]?.distanceMiles);
    expect((await cards.find(without(), { ids: [1] }))[0]).not.toHaveProperty('distanceMiles');
  });

  it('show a change as soon as it is noted, and never the previous state again', async () => {
    const cards = createVehicleCards({ payment, todayOn });
    await cards.find(store, { ids: [4] });
    await reprice(4, 1_234_500, 5);
    cards.noteChange(4, 5);
    expect((await cards.find(store, { ids: [4] }))[0]?.priceCents).toBe(1_234_500);
    expect((await cards.find(without(), { ids: [4] }))[0]?.priceCents).toBe(1_234_500);
  });

  it('do not cache a result that was being read while the vehicle changed', async () => {
    const cards = createVehicleCards({ payment, todayOn });
    const onItsWay = cards.find(store, { ids: [6] });
    cards.noteChange(6, 9);
    await onItsWay;
    await reprice(6, 2_222_200, 9);
    expect((await cards.find(store, { ids: [6] }))[0]?.priceCents).toBe(2_222_200);
  });

  it('cache no more than the limit, the most recently requested', async () => {
    const cards = createVehicleCards({ payment, todayOn, mostKept: 2 });
    await cards.find(store, { ids: [10, 11] });
    await cards.find(without(), { ids: [10] });
    await cards.find(store, { ids: [12] });
    expect(await cards.find(without(), { ids: [10, 12] })).toHaveLength(2);
    await expect(cards.find(without(), { ids: [11] })).rejects.toThrow('the database was asked');
  });
});
