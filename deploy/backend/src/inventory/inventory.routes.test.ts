import {
  facetNames,
  type Featured,
  getInventoryVersion,
  type ListedVehicles,
  listVehiclePaths,
  offeredPriceCents,
  readVehicleSearch,
  type SearchResult,
  SearchResultSchema,
  searchVehicles,
  type Suggestion,
  type Vehicle,
  type VehicleDetail,
  VehicleDetailSchema,
  vehicleSearchQuery,
} from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import { hostileQueries } from '@forecourt/shared-contracts/testing';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable, geoRoutes } from '../geo/index.ts';
import { createApp, tenantHeader } from '../http/index.ts';
import { systemRandom } from '../ports/index.ts';
import { errorCode, testClient, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { createInventoryCatalog } from './inventory-catalog.ts';
import { createInventoryIndexes } from './inventory-indexes.ts';
import { inventoryHeader, inventoryRoutes } from './inventory.routes.ts';
import { incentives, vehicles } from './inventory.tables.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { searchLimit } from './search-limit.ts';
import { savingsByVehicle } from './vehicle-rows.ts';

const zips = createZipTable();
const clock = heldClock('2026-11-21T12:00:00.000Z');
const count = 1_500;

function inventoryOn({ db }: Database) {
  const indexes = createInventoryIndexes({ db, clock });
  const log = () => {};
  const app = createApp({ db, tenants: testTenants, tokens: testTokens, clock, random: systemRandom, log });
  app.route('/', inventoryRoutes({ indexes, zips, clock }));
  app.route('/', geoRoutes({ zips }));
  const load = (tenantId: string) =>
    loadSampleInventory({ db, zips, tenantId, count, todayOn: '2026-11-21' });
  return { app, load, catalog: createInventoryCatalog({ indexes, tenants: testTenants, clock }) };
}

describe.each(testEngines)('inventory on $engine', ({ open }) => {
  let database: Database;
  let inventory: ReturnType<typeof inventoryOn>;
  let client: TestClient;
  beforeAll(async () => {
    database = await open();
    inventory = inventoryOn(database);
    client = testClient(inventory.app);
    expect(await inventory.load('northstar')).toBe(true);
    expect(await inventory.load('ember')).toBe(true);
  }, 60_000);
  afterAll(() => database.close());

  const search = async (query: string, from = client) =>
    (await from.get<SearchResult>(`${searchVehicles.path}?${query}`)).body;
  const countSql = async (where: ReturnType<typeof sql>) => {
    const [row] = await database.db
      .select({ count: sql<number>`count(*)::integer` })
      .from(vehicles)
      .where(sql`tenant_id = 'northstar' and availability in ('Available', 'PendingSale') and ${where}`);
    return row?.count;
  };

  it('is filled once', async () => {
    expect(await inventory.load('northstar')).toBe(false);
  });

  it.each([
    ['all', '', sql`true`],
    ['one make', 'make=toyota', sql`make = 'Toyota'`],
    [
      'makes and price (a used vehicle has no incentives)',
      'condition=Used&make=Toyota,Honda&priceMax=30000',
      sql`condition = 'Used' and make in ('Toyota', 'Honda') and price_cents <= 3000000`,
    ],
    ['electric SUVs', 'bodyStyle=suv&fuelType=Electric', sql`body_style = 'suv' and fuel_type = 'Electric'`],
    [
      'years and miles',
      'yearMin=2020&yearMax=2022&mileageMax=40000',
      sql`year between 2020 and 2022 and mileage <= 40000`,
    ],
    ['nobody', 'make=Nobody', sql`false`],
  ])('finds as many as SQL: %s', async (_, query, where) => {
    const result = await search(query);
    expect(result.total).toBe(await countSql(where));
    expect(result.facets.map((facet) => facet.name)).toEqual(facetNames);
  });

  it('counts a facet without its own filter', async () => {
    const { facets } = await search('make=Toyota&fuelType=Electric');
    const makes = facets.find((facet) => facet.name === 'make')?.values ?? [];
    const honda = makes.find((one) => one.value === 'Honda')?.count;
    expect(honda ?? 0).toBe(await countSql(sql`make = 'Honda' and fuel_type = 'Electric'`));
    const fuels = facets.find((facet) => facet.name === 'fuelType')?.values ?? [];
    const gasoline = fuels.find((one) => one.value === 'Gasoline')?.count;
    expect(gasoline).toBe(await countSql(sql`make = 'Toyota' and fuel_type = 'Gasoline'`));
  });

  it('reports what an empty search would find without each of its filters', async () => {
    const { total, waysOut } = await search(
      'make=Toyota&fuelType=Electric&priceMax=1&zip=60601&distance=3000',
    );
    expect(total).toBe(0);
    const [way] = waysOut;
    expect(way).toEqual({
      filter: 'price',
      total: (await search('make=Toyota&fuelType=Electric&zip=60601&distance=3000')).total,
    });
    expect((await search('make=Toyota')).waysOut).toEqual([]);
    const twice = await search('priceMax=1&paymentMax=1');
    expect([twice.total, twice.waysOut, twice.fewerFilters]).toEqual([0, [], []]);
  });

  it('reports which filters an empty search would have to lose together, if no single one is the cause', async () => {
    const query = 'make=Toyota&fuelType=Electric&priceMax=1&paymentMax=1';
    const { total, waysOut, fewerFilters = [] } = await search(query);
    expect([total, waysOut]).toEqual([0, []]);
    expect(fewerFilters[0]?.filters).toEqual(['price', 'payment']);
    expect(fewerFilters[0]?.total).toBe((await search('make=Toyota&fuelType=Electric')).total);
    const three = await search('make=Toyota&priceMax=1&paymentMax=1&mileageMin=900000');
    expect(three.fewerFilters).toEqual([
      { filters: ['price', 'mileage', 'payment'], total: (await search('make=Toyota')).total },
    ]);
    const single = await search('make=Toyota&priceMax=1');
    expect(single.fewerFilters?.map(({ filters }) => filters)).toEqual([['price']]);
    expect((await search('make=Toyota')).fewerFilters).toBeUndefined();
  });

  it.each([
    [
      'the price, lowest first',
      'make=Toyota&condition=Used&priceMax=1',
      'make=Toyota&condition=Used&sort=price-asc',
    ],
    [
      'the mileage, lowest first',
      'make=Toyota&condition=Used&mileageMax=0',
      'make=Toyota&condition=Used&sort=mileage-asc',
    ],
    ['the model year, newest first', 'make=Toyota&yearMin=2099', 'make=Toyota&sort=year-desc'],
    [
      'two filters where none alone is the cause',
      'make=Toyota&priceMax=1&paymentMax=1',
      'make=Toyota&sort=price-asc',
    ],
    ['a make that has none', 'make=Nobody&color=Blue', 'color=Blue'],
  ])('shows what comes closest to an empty search without %s', async (_, query, closest) => {
    const empty = await search(query);
    expect(empty.total).toBe(0);
    const near = (await search(closest)).vehicles;
    expect(empty.closest).toHaveLength(Math.min(3, near.length));
    expect(empty.closest[0]?.vin).toBe(near[0]?.vin);
    const models = (vehicles: typeof near) =>
      new Set(vehicles.map(({ make, model }) => `${make} ${model}`)).size;
    expect(models(empty.closest)).toBe(Math.min(3, models(near)));
    expect(empty.closest.length).toBeGreaterThan(0);
  });

  it('shows nothing closest to a result, and to a keyword that nothing has', async () => {
    expect((await search('make=Toyota')).closest).toEqual([]);
    expect((await search('keyword=zzzz&priceMax=1')).closest).toEqual([]);
  });

  it('lists all values of a facet where nothing is found, so that another can be chosen', async () => {
    const valuesOf = ({ facets }: Awaited<ReturnType<typeof search>>, name: string) =>
      (facets.find((facet) => facet.name === name)?.values ?? []).map(({ value }) => value).sort();
    const empty = await search('make=Toyota&condition=New&priceMax=1');
    const all = await search('make=Toyota');
    for (const name of ['condition', 'make', 'model', 'bodyStyle', 'color']) {
      expect([name, valuesOf(empty, name)]).toEqual([name, valuesOf(all, name)]);
    }
    expect(empty.facets.flatMap(({ values }) => values).every(({ count }) => count === 0)).toBe(true);
  });

  it('lists models below their makes, and a make without chosen models counts completely', async () => {
    const { total, facets } = await search('make=Toyota,Honda&model=Camry');
    expect(total).toBe(await countSql(sql`(model = 'Camry' or make = 'Honda')`));
    const models = facets.find((facet) => facet.name === 'model')?.values ?? [];
    expect(models.find(({ value }) => value === 'Camry')).toEqual({
      value: 'Camry',
      of: ['Toyota'],
      count: await countSql(sql`model = 'Camry'`),
    });
    expect(new Set(models.map(({ of }) => of?.join()))).toEqual(new Set(['Toyota', 'Honda']));
  });

  it('orders by price and pages without gaps', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => search(`make=Toyota&sort=price-asc&pageSize=10&page=${page}`)),
    );
    const prices = pages.flatMap((page) => page.vehicles.map(offeredPriceCents));
    expect(prices).toEqual([...prices].sort((one, two) => one - two));
    expect(new Set(pages.flatMap((page) => page.vehicles.map((vehicle) => vehicle.vin))).size).toBe(30);
  });

  it('returns the last page for one beyond it', async () => {
    const result = await search('page=9999');
    expect(result.page).toBe(Math.ceil(result.total / 24));
    expect(result.vehicles.length).toBeGreaterThan(0);
  });

  it('measures from a ZIP and limits to the radius', async () => {
    const { vehicles: near, origin } = await search('zip=60601&distance=100&sort=distance');
    expect(origin).toEqual({ zip: '60601', city: 'Chicago', state: 'IL' });
    const miles = near.map((vehicle) => vehicle.distanceMiles ?? -1);
    expect(miles).toEqual([...miles].sort((one, two) => one - two));
    expect(miles.every((one) => one >= 0 && one <= 100)).toBe(true);
  });

  it('ignores an unknown ZIP', async () => {
    const result = await search('zip=00000&distance=10');
    expect(result.origin).toBeUndefined();
    expect(result.total).toBe((await search('')).total);
  });

  it('filters by the payment shown on cards', async () => {
    const result = await search('paymentMax=400&sort=price-desc');
    expect(result.total).toBeGreaterThan(0);
    for (const { estimatedPayment } of result.vehicles) {
      expect(estimatedPayment?.monthlyPaymentCents).toBeLessThanOrEqual(400_00);
    }
  });

  it('gives each tenant its own vehicles', async () => {
    const [vehicle] = (await search('')).vehicles as [Vehicle];
    const ember = testClient(inventory.app, { tenantId: 'ember' });
    const answer = await ember.get(`/public/inventory/vehicles/${vehicle.vin}`);
    expect([answer.status, errorCode(answer)]).toEqual([404, 'error.notFound']);
    expect((await search(`keyword=${vehicle.vin}`, ember)).total).toBe(0);
    expect((await search(`keyword=${vehicle.vin.toLowerCase()}`)).vehicles[0]?.vin).toBe(vehicle.vin);
  });

  it('shows a vehicle with pictures, numbers and location', async () => {
    const [card] = (await search('condition=New&fuelType=Electric')).vehicles as [Vehicle];
    const detail = (await client.get<VehicleDetail>(`/public/inventory/vehicles/${card.vin.toLowerCase()}`))
      .body;
    expect(v.parse(VehicleDetailSchema, detail)).toEqual(detail);
    expect(detail.images.map((image) => image.url)).toContain(card.image?.url);
    expect(card.image).toMatchObject({
      altText: `${card.exteriorColor.name} ${card.year} ${card.make} ${card.model}`,
      view: 'samplePhoto',
    });
    const codes = detail.specifications.map((one) => one.code);
    expect(codes).toEqual(expect.arrayContaining(['rangeMiles', 'chargeMinutes']));
    expect(detail.dealer.zip).toMatch(/^\d{5}$/);
    expect(detail.isSample).toBe(true);
  });

  it('adds up the incentives that apply today', async () => {
    const { vehicles: cards } = await search('condition=New&pageSize=48');
    const some = cards.filter((card) => card.incentivesTotalCents > 0);
    expect(some.length).toBeGreaterThan(0);
    for (const card of some.slice(0, 5)) {
      const { incentives } = (await client.get<VehicleDetail>(`/public/inventory/vehicles/${card.vin}`)).body;
      expect(chooseIncentives(incentives).savingsCents).toBe(card.incentivesTotalCents);
      for (const one of incentives) {
        expect(one.effectiveFromOn <= '2026-11-21' && one.effectiveToOn >= '2026-11-21').toBe(true);
      }
    }
  });

  it('takes the better of incentives that exclude each other, the same on card, page, cart and in the search by payment', async () => {
    const rows = await database.db.select().from(incentives).where(eq(incentives.tenantId, 'northstar'));
    const inDate = rows.filter(
      ({ effectiveFromOn, effectiveToOn }) =>
        effectiveFromOn <= '2026-11-21' && effectiveToOn >= '2026-11-21',
    );
    const excluding = inDate.filter(({ excludes }) => inDate.some(({ id }) => excludes.includes(id)));
    expect(excluding.length).toBeGreaterThan(0);
    const savings = await savingsByVehicle(database.db, 'northstar', '2026-11-21');
    for (const { vehicleId } of excluding.slice(0, 5)) {
      const amounts = inDate.filter((one) => one.vehicleId === vehicleId).map((one) => one.savingsCents);
      const where = and(eq(vehicles.tenantId, 'northstar'), eq(vehicles.id, vehicleId));
      const [{ vin } = { vin: '' }] = await database.db.select().from(vehicles).where(where);
      const page = (await client.get<VehicleDetail>(`/public/inventory/vehicles/${vin}`)).body;
      const found = await inventory.catalog.findByVin(database.db, 'northstar', vin);
      expect(amounts).toHaveLength(2);
      const best = Math.max(...amounts);
      expect([page.incentivesTotalCents, found?.incentivesCents, savings.get(vehicleId)]).toEqual([
        best,
        best,
        best,
      ]);
      expect(page.incentives).toHaveLength(2);
    }
  });

  it.each([
    ['', 0],
    ['%20%20', 0],
    ['zzzz', 0],
    ['t', 10],
  ])('suggests for %j', async (typed, most) => {
    const { suggestions } = (
      await client.get<{ suggestions: Suggestion[] }>(`/public/inventory/suggestions?q=${typed}`)
    ).body;
    expect(suggestions).toHaveLength(most);
    for (const { query, count: announced } of suggestions)
      expect((await search(query)).total).toBe(announced);
  });

  it.each([searchVehicles.path, '/public/inventory/suggestions'])(
    '%s has a limit per address, and says how long to wait (SITE-97)',
    async (path) => {
      const ask = (address: string) =>
        client.get(`${path}?q=toy&make=Nobody`, { headers: { 'x-forwarded-for': address } });
      for (let call = 0; call < searchLimit.count; call += 1) {
        expect((await ask('198.51.100.20')).status).toBe(200);
      }
      const refused = await ask('198.51.100.20');
      expect([refused.status, errorCode(refused), refused.headers.get('retry-after')]).toEqual([
        429,
        'error.rateLimited',
        '60',
      ]);
      expect((await ask('198.51.100.21')).status).toBe(200);
    },
  );

  it('lists the path of each vehicle on offer, and of no other, for sitemaps (SITE-96)', async () => {
    const list = async (part: string) => client.get<ListedVehicles>(`${listVehiclePaths.path}?part=${part}`);
    const { total, paths } = (await list('1')).body;
    expect(total).toBe((await search('')).total);
    expect(new Set(paths).size).toBe(total);
    const onOffer = await database.db
      .select({ vin: vehicles.vin })
      .from(vehicles)
      .where(sql`tenant_id = 'northstar' and availability in ('Available', 'PendingSale')`);
    expect([...paths].sort()).toEqual(onOffer.map(({ vin }) => `/vehicle/${vin}`).sort());
    expect((await list('2')).body).toEqual({ total, paths: [] });
    for (const part of ['', '0', '-1', '1.5', '99999', 'x']) expect((await list(part)).status).toBe(400);
  });

  it('features different makes and lists similar vehicles without the requested one', async () => {
    const featured = (await client.get<Featured>('/public/inventory/featured')).body;
    expect(featured.total).toBe((await search('')).total);
    for (const { value, count: announced } of featured.bodyStyles) {
      expect((await search(`bodyStyle=${value}`)).total).toBe(announced);
    }
    expect(new Set(featured.vehicles.map((vehicle) => vehicle.make)).size).toBe(8);
    const models = featured.vehicles.map(({ model }) => model);
    for (const { value, image } of featured.bodyStyles.slice(0, 8)) {
      const { vehicles: found } = await search(`bodyStyle=${value}&availability=Available&pageSize=12`);
      expect(found.map((vehicle) => vehicle.image)).toContainEqual(image);
      expect(models).not.toContain(found.find((one) => one.image?.url === image?.url)?.model);
    }
    const paints = featured.bodyStyles.map(({ image }) => image?.altText.split(' ')[0]);
    expect(new Set(paints).size).toBeGreaterThan(5);
    const [first] = featured.vehicles as [Vehicle];
    const { body } = await client.get<{ vehicles: Vehicle[] }>(`/public/inventory/similar/${first.vin}`);
    const similar = body.vehicles;
    expect(similar.length).toBeGreaterThan(3);
    expect(similar.map((vehicle) => vehicle.vin)).not.toContain(first.vin);
    expect(similar.every((vehicle) => vehicle.availability === 'Available')).toBe(true);
  });

  it('lists the stores of the dealer, by state and city', async () => {
    const { stores } = (await client.get<{ stores: VehicleDetail['dealer'][] }>('/public/inventory/stores'))
      .body;
    expect(stores.length).toBeGreaterThan(1);
    const places = stores.map(({ state, city }) => `${state} ${city}`);
    expect(places).toEqual([...places].sort());
    expect(stores[0]).not.toHaveProperty('tenantId');
  });

  it('finds the location of a ZIP', async () => {
    expect((await client.get('/public/geo/zip/60601')).body).toMatchObject({
      city: 'Chicago',
      county: 'Cook',
    });
    const unknown = await client.get('/public/geo/zip/00000');
    expect([unknown.status, errorCode(unknown)]).toEqual([404, 'error.geo.unknownZip']);
  });

  describe('claims', () => {
    const available = async () => {
      const { vehicles: found } = await search('availability=Available&sort=price-desc&pageSize=1');
      const [vehicle] = found as [Vehicle];
      return vehicle.vin;
    };
    const shown = async (vin: string) =>
      (await search(`keyword=${vin}&availability=Available,PendingSale,Sold`)).vehicles[0]?.availability;
    const claimOf = (vin: string, orderNumber: string) => ({ tenantId: 'northstar', vin, orderNumber });

    it('give a vehicle to one of several concurrent orders, and release it', async () => {
      const { catalog } = inventory;
      const vin = await available();
      const results = await Promise.all(
        ['A', 'B', 'C'].map((order) => catalog.reserve(database.db, claimOf(vin, order))),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      catalog.noteChange('northstar', vin);
      expect(await shown(vin)).toBe('PendingSale');
      const winner = ['A', 'B', 'C'][results.indexOf(true)] ?? '';
      await catalog.release(database.db, claimOf(vin, 'Z'));
      expect((await catalog.findByVin(database.db, 'northstar', vin))?.availability).toBe('PendingSale');
      await catalog.release(database.db, claimOf(vin, winner));
      catalog.noteChange('northstar', vin);
      expect(await shown(vin)).toBe('Available');
      expect(await available()).toBe(vin);
    });

    it('raise the version of their tenant alone; anyone who asks with it gets what is at least as new', async () => {
      const versionOf = async (tenant: string) => {
        const { body } = await client.get<{ version: number }>(getInventoryVersion.path, {
          headers: { [tenantHeader]: tenant },
        });
        return body.version;
      };
      const vin = await available();
      const before = [await versionOf('northstar'), await versionOf('harbor')];
      await inventory.catalog.reserve(database.db, claimOf(vin, 'A'));
      // As of another process: nobody has noted the change here.
      expect(await shown(vin)).toBe('Available');
      const after = await versionOf('northstar');
      expect([after > (before[0] ?? 0), await versionOf('harbor')]).toEqual([true, before[1]]);
      const { body } = await client.get<SearchResult>(
        `${searchVehicles.path}?keyword=${vin}&availability=Available,PendingSale`,
        { headers: { [inventoryHeader]: String(after) } },
      );
      expect(body.vehicles[0]?.availability).toBe('PendingSale');
      await inventory.catalog.release(database.db, claimOf(vin, 'A'));
      inventory.catalog.noteChange('northstar', vin);
      expect(await shown(vin)).toBe('Available');
    });

    it('are rolled back with their transaction', async () => {
      const vin = await available();
      const work = tenantStore(database.db, 'northstar').transaction(async (store) => {
        expect(await inventory.catalog.reserve(store.db, claimOf(vin, 'A'))).toBe(true);
        throw new Error('given up');
      });
      await expect(work).rejects.toThrow('given up');
      expect((await inventory.catalog.findByVin(database.db, 'northstar', vin))?.availability).toBe(
        'Available',
      );
    });

    it('end as sold, which removes it from the lists but not its page', async () => {
      const vin = await available();
      await inventory.catalog.reserve(database.db, claimOf(vin, 'A'));
      await inventory.catalog.markSold(database.db, claimOf(vin, 'A'));
      clock.advance(2_001);
      expect((await search(`keyword=${vin}`)).total).toBe(0);
      expect((await client.get<VehicleDetail>(`/public/inventory/vehicles/${vin}`)).body.availability).toBe(
        'Sold',
      );
      const { total } = await search('');
      expect(total).toBe(await countSql(sql`true`));
    });

    it('never touch a deleted vehicle, which is not visible', async () => {
      const vin = await available();
      await tenantStore(database.db, 'northstar').update(
        vehicles,
        { availability: 'Deleted' },
        eq(vehicles.vin, vin),
      );
      expect((await client.get(`/public/inventory/vehicles/${vin}`)).status).toBe(404);
      expect(await inventory.catalog.reserve(database.db, claimOf(vin, 'A'))).toBe(false);
    });
  });

  it.each(hostileQueries)('reads the valid part of ?%s', async (query) => {
    const response = await inventory.app.request(`${searchVehicles.path}?${query}`, {
      headers: { [tenantHeader]: 'northstar' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const result = v.parse(SearchResultSchema, await response.json());
    expect(result.page).toBeLessThanOrEqual(Math.max(1, Math.ceil(result.total / result.pageSize)));
    expect(result.vehicles.length).toBeLessThanOrEqual(48);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    const typed = new URLSearchParams(query).get('keyword') ?? query;
    const suggested = await client.get<{ suggestions: Suggestion[] }>(
      `/public/inventory/suggestions?q=${encodeURIComponent(typed)}`,
    );
    expect(suggested.status).toBe(200);
  });

  it('answers the query written by a page', async () => {
    const query = vehicleSearchQuery(readVehicleSearch({ make: 'Ford', zip: '60601', distance: '200' }));
    expect((await search(new URLSearchParams(query).toString())).vehicles[0]?.make).toBe('Ford');
  });
});
