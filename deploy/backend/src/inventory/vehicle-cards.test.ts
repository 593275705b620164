import { eq, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tenantStore, type Database, type TenantStore } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { testEngines } from '../testing/engines.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { vehicles } from './inventory.tables.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { VehicleSchema } from '@forecourt/shared-contracts/inventory';
import * as v from 'valibot';
import { cardDealers } from './card-rows.ts';
import { createVehicleCards, type CardSettings } from './vehicle-cards.ts';
import { findRecords, savingsByVehicle } from './vehicle-rows.ts';
import { vehicleView } from './vehicle-view.ts';

const todayOn = '2026-11-21';
const found = testTenants.byId('northstar');
if (!found) throw new Error('the tenant is missing');
const { payment } = found;

describe.each(testEngines)('vehicle cards on $engine', ({ open }) => {
  let database: Database;
  let store: TenantStore;
  let settings: CardSettings;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await loadSampleInventory({ db, zips: createZipTable(), tenantId: 'northstar', count: 30, todayOn });
    store = tenantStore(db, 'northstar');
    settings = {
      payment,
      todayOn,
      dealers: await cardDealers(db, 'northstar'),
      savings: await savingsByVehicle(db, 'northstar', todayOn),
    };
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
    const cards = createVehicleCards(settings);
    const shown = await cards.find(store, { ids: [7, 3, 999, 5] });
    expect(shown.map(({ stockNumber }) => stockNumber)).toHaveLength(3);
    const byId = await Promise.all(
      [7, 3, 5].map((id) => store.findOne(vehicles, { where: eq(vehicles.id, id) })),
    );
    expect(shown.map(({ vin }) => vin)).toEqual(byId.map((row) => row?.vin));
  });

  describe('show what the vehicle with its dealer and incentives shows', () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const shownOf = (shown: readonly object[]) => shown.map((one) => v.parse(VehicleSchema, one));
    async function expected() {
      const records = await findRecords(store, ids, todayOn);
      records.sort((one, two) => one.vehicle.id - two.vehicle.id);
      return shownOf(records.map((record) => vehicleView(record, payment)));
    }

    it('for sample vehicles, and for those of a feed', async () => {
      const photoUrls = ['https://photos.example.com/1.jpg', 'https://photos.example.com/2.jpg'];
      await store.update(vehicles, { photoUrls, hasPhotos: true, msrpCents: null }, eq(vehicles.id, 20));
      await store.update(vehicles, { hasPhotos: false, engine: '"V6"' }, eq(vehicles.id, 21));
      const shown = shownOf(await createVehicleCards(settings).find(store, { ids }));
      expect(shown).toEqual(await expected());
      expect(shown.filter(({ incentivesTotalCents }) => incentivesTotalCents > 0).length).toBeGreaterThan(0);
      expect(shown[19]?.image?.url).toBe(photoUrls[0]);
    });

    it('for a vehicle of a dealer that came after the index', async () => {
      const dealers = new Map([...settings.dealers].slice(1));
      const cards = createVehicleCards({ ...settings, dealers });
      expect(shownOf(await cards.find(store, { ids }))).toEqual(await expected());
    });
  });

  it('are read from one table with no column that cards do not show', async () => {
    const execute = vi.spyOn(database.db, 'execute');
    await createVehicleCards(settings).find(store, { ids: [1, 2, 3] });
    const asked = execute.mock.calls.map(([query]) => new PgDialect().sqlToQuery(query as SQL).sql);
    execute.mockRestore();
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toMatch(/"dealers"|"incentives"|held_by_order|owner_count|seat_count|gone_on/);
  });

  it('are read once, and have distances for each query', async () => {
    const cards = createVehicleCards(settings);
    const first = await cards.find(store, { ids: [1, 2], origin: { latitude: 41.9, longitude: -87.6 } });
    const again = await cards.find(without(), { ids: [2, 1], origin: { latitude: 34.1, longitude: -118.4 } });
    expect(again.map(({ vin }) => vin)).toEqual(first.map(({ vin }) => vin).reverse());
    expect(again[1]?.distanceMiles).not.toBe(first[0]?.distanceMiles);
    expect((await cards.find(without(), { ids: [1] }))[0]).not.toHaveProperty('distanceMiles');
  });

  it('show a change as soon as it is noted, and never the previous state again', async () => {
    const cards = createVehicleCards(settings);
    await cards.find(store, { ids: [4] });
    await reprice(4, 1_234_500, 5);
    cards.noteChange(4, 5);
    expect((await cards.find(store, { ids: [4] }))[0]?.priceCents).toBe(1_234_500);
    expect((await cards.find(without(), { ids: [4] }))[0]?.priceCents).toBe(1_234_500);
  });

  it('do not cache a result that was being read while the vehicle changed', async () => {
    const cards = createVehicleCards(settings);
    const onItsWay = cards.find(store, { ids: [6] });
    cards.noteChange(6, 9);
    await onItsWay;
    await reprice(6, 2_222_200, 9);
    expect((await cards.find(store, { ids: [6] }))[0]?.priceCents).toBe(2_222_200);
  });

  it('cache no more than the limit, the most recently requested', async () => {
    const cards = createVehicleCards({ ...settings, mostKept: 2 });
    await cards.find(store, { ids: [10, 11] });
    await cards.find(without(), { ids: [10] });
    await cards.find(store, { ids: [12] });
    expect(await cards.find(without(), { ids: [10, 12] })).toHaveLength(2);
    await expect(cards.find(without(), { ids: [11] })).rejects.toThrow('the database was asked');
  });
});
