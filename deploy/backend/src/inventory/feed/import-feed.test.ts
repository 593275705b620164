import {
  VehicleDetailSchema,
  type SearchResult,
  type VehicleDetail,
} from '@forecourt/shared-contracts/inventory';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../../db/index.ts';
import { createZipTable } from '../../geo/index.ts';
import { createApp } from '../../http/index.ts';
import { systemRandom } from '../../ports/index.ts';
import { testClient } from '../../testing/client.ts';
import { testEngines } from '../../testing/engines.ts';
import { heldClock } from '../../testing/held-ports.ts';
import { testTenants } from '../../testing/test-tenants.ts';
import { testTokens } from '../../testing/test-tokens.ts';
import { createInventoryCatalog } from '../inventory-catalog.ts';
import { createInventoryIndexes } from '../inventory-indexes.ts';
import { inventoryRoutes } from '../inventory.routes.ts';
import { dealers, inventoryFeedRows, vehicles } from '../inventory.tables.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { importFeed, type FeedOptions } from './import-feed.ts';
import { noteText } from './feed-summary.ts';

const zips = createZipTable();
const sample = readFileSync(new URL('./sample-feed.csv', import.meta.url), 'utf8');
const [head = '', ...sampleLines] = sample.trim().split('\n');
const camry = sampleLines[0] ?? '';
const f150 = sampleLines[1] ?? '';
const vinOf = (line: string) => line.slice(0, 17);
const feedOf = (...lines: string[]) => `${[head, ...lines].join('\n')}\n`;
const whole: FeedOptions = { isPartial: false, allowsEmpty: false, allowsMostSold: false };
let importNumber = 0;

async function* bytesOf(feed: string | Uint8Array, chunkSize = 4_096): AsyncGenerator<Uint8Array> {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  for (let at = 0; at < bytes.length; at += chunkSize)
    yield await Promise.resolve(bytes.subarray(at, at + chunkSize));
}

describe.each(testEngines)('a feed on $engine', ({ open }) => {
  const clock = heldClock('2026-11-21T12:00:00.000Z');
  let database: Database;
  let indexes: ReturnType<typeof createInventoryIndexes>;
  let client: ReturnType<typeof testClient>;
  let todayOn = '2026-11-21';
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    indexes = createInventoryIndexes({ db, clock });
    const app = createApp({
      db,
      tenants: testTenants,
      tokens: testTokens,
      clock,
      random: systemRandom,
      log: () => {},
    });
    app.route('/', inventoryRoutes({ indexes, zips, clock }));
    client = testClient(app);
    await loadSampleInventory({ db, zips, tenantId: 'northstar', count: 40, todayOn });
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    todayOn = '2026-11-21';
    const store = tenantStore(database.db, 'northstar');
    await store.remove(vehicles, sql`true`);
  });

  const run = (feed: string | Uint8Array | AsyncIterable<Uint8Array>, options = whole) =>
    importFeed(
      { db: database.db, zips, tenantId: 'northstar', importId: `i${(importNumber += 1)}`, todayOn },
      typeof feed === 'string' || feed instanceof Uint8Array ? bytesOf(feed) : feed,
      options,
    );
  const rowOf = async (line: string) =>
    tenantStore(database.db, 'northstar').findOne(vehicles, { where: eq(vehicles.vin, vinOf(line)) });
  const stateOf = async (line: string) => (await rowOf(line))?.availability;
  const total = async (query = '') => {
    indexes.noteChange('northstar');
    return (await client.get<SearchResult>(`/public/inventory/vehicles?${query}`)).body.total;
  };

  it('is searchable without a restart, and importing it again changes nothing', async () => {
    expect(await total()).toBe(0);
    expect(await run(sample)).toMatchObject({
      rows: 6,
      added: 6,
      updated: 0,
      sold: 0,
      leftOut: 0,
      faults: [],
      warnings: [],
    });
    expect(await total()).toBe(6);
    expect(await total('fuelType=Electric&feature=navigation')).toBe(1);
    expect(await total('bodyStyle=pickup&color=Blue&interiorColor=Brown')).toBe(1);
    const { body } = await client.get<VehicleDetail>(`/public/inventory/vehicles/${vinOf(f150)}`);
    expect(body).toMatchObject({
      priceCents: 48_900_00,
      mileage: 18_420,
      drivetrain: '4WD',
      exteriorColor: { name: 'Atlas Blue Metallic', family: 'Blue', hex: '#27408b' },
      dealer: { name: 'Fairlane Autos Dearborn', city: 'Dearborn', state: 'MI', phone: '3135550177' },
      history: { ownerCount: 1, accidentCount: 0 },
      isSample: false,
      listedOn: '2026-10-20',
    });
    const before = await tenantStore(database.db, 'northstar').find(vehicles);
    expect(await run(sample)).toMatchObject({ added: 0, updated: 0, unchanged: 6, sold: 0, newDealers: 0 });
    expect(await tenantStore(database.db, 'northstar').find(vehicles)).toEqual(before);
    expect(await tenantStore(database.db, 'northstar').find(inventoryFeedRows)).toEqual([]);
  });

  it('leaves the database with statistics of the imported rows', async () => {
    await run(sample);
    const { rows } = (await database.db.execute(
      sql`select reltuples::integer as n from pg_class where relname = 'vehicles'`,
    )) as unknown as { rows: { n: number }[] };
    expect(rows).toEqual([{ n: 6 }]);
  });

  it('says of a vehicle only what its row states', async () => {
    const bare = f150
      .replace(',Brown,10-speed automatic,3.5L twin-turbo V6,', ',,,,')
      .replace(',5,4,1,0,6,personal,yes,', ',,,1,0,,,yes,');
    await run(feedOf(bare, camry));
    const { body } = await client.get<VehicleDetail>(`/public/inventory/vehicles/${vinOf(f150)}`);
    expect(v.parse(VehicleDetailSchema, body)).toEqual(body);
    expect(body).toMatchObject({ interiorColor: '', transmission: '', engine: '' });
    expect(body.history).toEqual({ ownerCount: 1, accidentCount: 0, hasCleanTitle: true });
    expect([body.seatCount, body.doorCount]).toEqual([undefined, undefined]);
    const unlisted = camry.replace(',34995,', ',,');
    expect(await run(feedOf(bare, unlisted))).toMatchObject({ updated: 1 });
    const brandNew = await client.get<VehicleDetail>(`/public/inventory/vehicles/${vinOf(camry)}`);
    expect(v.parse(VehicleDetailSchema, brandNew.body)).toEqual(brandNew.body);
    expect(brandNew.body.msrpCents).toBeUndefined();
    expect(brandNew.body.history).toEqual({ ownerCount: 0, usage: 'none' });
    const codes = body.specifications.map(({ code }) => code);
    expect(codes).toEqual(['drivetrain', 'fuelType', 'cityMpg', 'highwayMpg', 'combinedMpg']);
    indexes.noteChange('northstar');
    const { facets } = (await client.get<SearchResult>('/public/inventory/vehicles')).body;
    expect(facets.find(({ name }) => name === 'interiorColor')?.values).toEqual([
      { value: 'Black', count: 1 },
    ]);
    expect(await run(feedOf(bare, unlisted))).toMatchObject({ updated: 0, unchanged: 2 });
  });

  it('changes what has changed, and only that', async () => {
    await run(sample);
    const before = await rowOf(camry);
    const cheaper = f150.replace('"48,900.00"', '47000');
    expect(cheaper).toContain('47000');
    expect(await run(feedOf(camry, cheaper, ...sampleLines.slice(2)))).toMatchObject({
      updated: 1,
      unchanged: 5,
    });
    expect((await rowOf(f150))?.priceCents).toBe(47_000_00);
    expect(await rowOf(camry)).toEqual(before);
    expect(await total('priceMin=46999&priceMax=47001')).toBe(1);
  });

  it('sells what is missing, deletes it 30 days later, and restores it when it returns', async () => {
    await run(sample);
    expect(await run(feedOf(...sampleLines.slice(1)))).toMatchObject({ sold: 1, unchanged: 5 });
    expect(await stateOf(camry)).toBe('Sold');
    expect(await total('availability=Sold')).toBe(1);
    todayOn = '2026-12-20';
    expect(await run(feedOf(...sampleLines.slice(1)))).toMatchObject({ sold: 0, deleted: 0 });
    todayOn = '2026-12-21';
    expect(await run(feedOf(...sampleLines.slice(1)))).toMatchObject({ deleted: 1 });
    expect(await stateOf(camry)).toBe('Deleted');
    expect((await client.get(`/public/inventory/vehicles/${vinOf(camry)}`)).status).toBe(404);
    expect(await run(sample)).toMatchObject({ added: 0, updated: 1 });
    expect(await stateOf(camry)).toBe('Available');
    expect(await run(feedOf(f150), { ...whole, isPartial: true })).toMatchObject({ unchanged: 1, sold: 0 });
  });

  it('deletes a vehicle that was fed as sold 30 days after it is missing, unless an order holds it (SHOP-88)', async () => {
    const asSold = (line: string) => line.replace(',available,', ',sold,');
    const others = sampleLines.slice(2);
    await run(feedOf(asSold(camry), asSold(f150), ...others));
    const store = tenantStore(database.db, 'northstar');
    const held = { availability: 'PendingSale', heldByOrder: 'FC-2' } as const;
    await store.update(vehicles, held, eq(vehicles.vin, vinOf(f150)));
    const { version } = (await rowOf(camry)) ?? {};
    expect(await run(feedOf(...others))).toMatchObject({ sold: 0, deleted: 0 });
    expect(await rowOf(camry)).toMatchObject({ availability: 'Sold', goneOn: '2026-11-21', version });
    expect(await rowOf(f150)).toMatchObject({ availability: 'PendingSale', goneOn: null });
    todayOn = '2026-12-20';
    expect(await run(feedOf(...others))).toMatchObject({ deleted: 0 });
    todayOn = '2026-12-21';
    expect(await run(feedOf(...others))).toMatchObject({ sold: 0, deleted: 1 });
    expect([await stateOf(camry), await stateOf(f150)]).toEqual(['Deleted', 'PendingSale']);
  });

  it('of a vehicle fed as sold again starts the 30 days again (SHOP-88)', async () => {
    const sold = camry.replace(',available,', ',sold,');
    const others = sampleLines.slice(1);
    await run(feedOf(sold, ...others));
    await run(feedOf(...others));
    expect(await run(feedOf(sold, ...others))).toMatchObject({ updated: 1 });
    expect(await rowOf(camry)).toMatchObject({ availability: 'Sold', goneOn: null });
    todayOn = '2026-12-21';
    expect(await run(feedOf(...others))).toMatchObject({ deleted: 0 });
    expect(await rowOf(camry)).toMatchObject({ availability: 'Sold', goneOn: '2026-12-21' });
  });

  it('never takes a vehicle from an order', async () => {
    await run(sample);
    const catalog = createInventoryCatalog({ indexes, tenants: testTenants, clock });
    const claim = { tenantId: 'northstar', vin: vinOf(camry), orderNumber: 'FC-1' };
    expect(await catalog.reserve(database.db, claim)).toBe(true);
    await run(sample);
    expect(await stateOf(camry)).toBe('PendingSale');
    expect(await run(feedOf(...sampleLines.slice(1)))).toMatchObject({ sold: 0, heldByOrders: 1 });
    await catalog.markSold(database.db, claim);
    expect(await run(sample)).toMatchObject({ updated: 0, unchanged: 6 });
    expect(await stateOf(camry)).toBe('Sold');
  });

  it('deletes a vehicle that an order has sold 30 days after it is missing, and restores it when it returns', async () => {
    await run(sample);
    const catalog = createInventoryCatalog({ indexes, tenants: testTenants, clock });
    const claim = { tenantId: 'northstar', vin: vinOf(camry), orderNumber: 'FC-1' };
    await catalog.reserve(database.db, claim);
    await catalog.markSold(database.db, claim);
    const others = sampleLines.slice(1);
    expect(await run(feedOf(...others))).toMatchObject({ sold: 0, deleted: 0, heldByOrders: 0 });
    expect(await rowOf(camry)).toMatchObject({ availability: 'Sold', goneOn: '2026-11-21' });
    todayOn = '2026-12-20';
    expect(await run(feedOf(...others))).toMatchObject({ deleted: 0 });
    todayOn = '2026-12-21';
    expect(await run(feedOf(...others))).toMatchObject({ sold: 0, deleted: 1 });
    expect(await rowOf(camry)).toMatchObject({ availability: 'Deleted', heldByOrder: null });
    expect(await run(sample)).toMatchObject({ updated: 1 });
    expect(await stateOf(camry)).toBe('Available');
  });

  it('that names a vehicle again soon after an order has sold it does not offer it again', async () => {
    await run(sample);
    const catalog = createInventoryCatalog({ indexes, tenants: testTenants, clock });
    const claim = { tenantId: 'northstar', vin: vinOf(camry), orderNumber: 'FC-1' };
    await catalog.reserve(database.db, claim);
    await catalog.markSold(database.db, claim);
    await run(feedOf(...sampleLines.slice(1)));
    await run(sample);
    expect(await rowOf(camry)).toMatchObject({ availability: 'Sold', goneOn: null, heldByOrder: 'FC-1' });
  });

  it('skips bad rows by line with the reason, and keeps the good ones', async () => {
    await run(sample);
    const noVin = camry.replace(vinOf(camry), 'NOT A VIN');
    const badPrice = f150.replace('"48,900.00"', '"48.900,00"');
    const summary = await run(feedOf(noVin, badPrice, camry, camry, `${sampleLines[2]},more`));
    expect(summary).toMatchObject({ rows: 5, unchanged: 1, sold: 3, leftOut: 4 });
    const texts = summary.faults.map(noteText);
    expect(texts[0]).toBe(
      'line 2: vin is “NOT A VIN”, but a VIN is 17 letters and digits without I, O and Q',
    );
    expect(texts.join('\n')).toContain(`line 3, ${vinOf(f150)}: `);
    expect(texts.join('\n')).toContain(
      `line 5, ${vinOf(camry)}: vin is on line 4 already; the first one counts`,
    );
    expect(texts.join('\n')).toMatch(/line 6.*has 38 values, but the first line names 37 columns/);
    expect(await stateOf(f150)).toBe('Available');
    expect((await rowOf(f150))?.priceCents).toBe(48_900_00);
  });

  it.each([
    ['one character less', (vin: string) => vin.slice(0, -1)],
    ['the letter O for a zero', (vin: string) => vin.replace('0', 'O')],
  ])(
    'leaves the vehicle of a VIN with %s as it is, found by dealer and stock number (SHOP-89)',
    async (_, typo) => {
      await run(sample);
      const before = await rowOf(camry);
      const broken = camry.replace(vinOf(camry), typo(vinOf(camry))).replace('"$34,250"', '30000');
      const summary = await run(feedOf(broken, ...sampleLines.slice(2)));
      expect(summary).toMatchObject({ unchanged: 4, sold: 1, leftOut: 1, unknown: 0 });
      expect(await rowOf(camry)).toEqual(before);
      expect(await stateOf(f150)).toBe('Sold');
    },
  );

  it.each([
    ['of another stock number', (line: string) => line.replace(',F1001,', ',F9999,')],
    ['of another dealer', (line: string) => line.replace('Fairlane Autos, Dearborn', 'Elsewhere Autos')],
    ['without a stock number', (line: string) => line.replace(',F1001,', ',,')],
  ])('sells a missing vehicle despite a row without a usable VIN %s (SHOP-89)', async (_, change) => {
    await run(sample);
    const old = change(camry.replace(vinOf(camry), '1Z37L8S400001'));
    expect(await run(feedOf(old, ...sampleLines.slice(1)))).toMatchObject({ unchanged: 5, sold: 1 });
    expect(await stateOf(camry)).toBe('Sold');
  });

  const inchMark = f150.replace('Lariat', 'Lariat 20" wheels');
  it.each([
    ['a stray quotation mark', inchMark],
    [
      'a stray quotation mark and a VIN in small letters',
      inchMark.replace(vinOf(f150), vinOf(f150).toLowerCase()),
    ],
    ['64 KB', f150.replace('Lariat', 'Lariat'.repeat(20_000))],
    ['a comma too many before its VIN', `,${f150}`],
  ])('with %s in a row leaves its vehicle as it is (SHOP-89)', async (_, broken) => {
    await run(sample);
    const before = await rowOf(f150);
    const summary = await run(feedOf(broken, ...sampleLines.slice(2)));
    expect(summary).toMatchObject({ unchanged: 4, sold: 1, leftOut: 1, unknown: 0 });
    expect(summary.faults.map(noteText)[0]).toContain(`line 2, ${vinOf(f150)}: `);
    expect(await rowOf(f150)).toEqual(before);
    expect(await stateOf(camry)).toBe('Sold');
  });

  it('sells nothing if a broken row names no vehicle, unless it covers only some of them (SHOP-89)', async () => {
    await run(sample);
    const nameless = feedOf(inchMark.replace(vinOf(f150), '1FTFW1E8XRF20000'), ...sampleLines.slice(2));
    expect(await run(nameless)).toMatchObject({ unchanged: 4, sold: 0, leftOut: 1, unknown: 1 });
    expect([await stateOf(camry), await stateOf(f150)]).toEqual(['Available', 'Available']);
    expect(await run(nameless, { ...whole, isPartial: true })).toMatchObject({ sold: 0, unknown: 0 });
  });

  it('keeps the vehicles of rows that an open quotation mark swallows, and takes a row of their own (SHOP-89)', async () => {
    await run(sample);
    const opened = camry.replace(',XLE,', ',"XLE,');
    const closed = (sampleLines[2] ?? '').replace(',Long Range,', ',Long Range",');
    expect(await run(feedOf(opened, f150, closed, ...sampleLines.slice(3)))).toMatchObject({ sold: 0 });
    const both = feedOf(inchMark, f150.replace('Lariat', 'Platinum'), ...sampleLines.slice(2));
    expect(await run(both)).toMatchObject({ updated: 1, unchanged: 4, sold: 1 });
  });

  it.each([
    ['nothing at all', ''],
    ['its columns alone', `${head}\n`],
    ['bad rows alone', feedOf('a,b', camry.replace('New', 'Brand-new'))],
  ])('of %s sells nothing unless allowed to', async (_, feed) => {
    await run(sample);
    await expect(run(feed)).rejects.toThrow('--allow-empty');
    expect(await total()).toBe(6);
    expect(await tenantStore(database.db, 'northstar').find(inventoryFeedRows)).toEqual([]);
  });

  it('without rows sells everything when allowed to', async () => {
    await run(sample);
    expect(await run('', { ...whole, allowsEmpty: true })).toMatchObject({ sold: 6 });
    expect(await total()).toBe(0);
  });

  it('that breaks off in the middle changes nothing', async () => {
    await run(sample);
    async function* broken() {
      yield* bytesOf(feedOf(camry));
      throw new Error('connection reset');
    }
    await expect(run(broken())).rejects.toThrow('connection reset');
    expect(await total()).toBe(6);
    expect(await tenantStore(database.db, 'northstar').find(inventoryFeedRows)).toEqual([]);
  });

  it.each([
    ['within a row', sample.slice(0, sample.indexOf('JF2SKAEC2NH500005') + 40)],
    ['within a row, with a line end', `${sample.slice(0, sample.indexOf('JF2SKAEC2NH500005') + 40)}\n`],
    ['within quotation marks', sample.trim().slice(0, sample.lastIndexOf(', Dearborn"'))],
  ])('that is cut off %s changes nothing, whatever is allowed (SHOP-89)', async (_, feed) => {
    await run(sample);
    for (const isPartial of [false, true]) {
      const options = { isPartial, allowsEmpty: true, allowsMostSold: true };
      await expect(run(feed.replace('"$34,250"', '30000'), options)).rejects.toThrow('cut off');
    }
    expect((await rowOf(camry))?.priceCents).toBe(34_250_00);
    expect(await total()).toBe(6);
    expect(await run(sample.trim())).toMatchObject({ unchanged: 6 });
  });

  it('that lacks more than half of the listed vehicles changes nothing unless allowed to (SHOP-88)', async () => {
    const vin = (number: number) => `${vinOf(camry).slice(0, 11)}${String(100_000 + number)}`;
    const lines = Array.from({ length: 20 }, (_, number) => camry.replace(vinOf(camry), vin(number)));
    await run(feedOf(...lines));
    expect(await run(feedOf(...lines.slice(10)))).toMatchObject({ sold: 10 });
    expect(await run(feedOf(...lines))).toMatchObject({ updated: 10 });
    const few = feedOf(f150, ...lines.slice(11));
    await expect(run(few)).rejects.toThrow('11 of 20 listed vehicles as sold');
    expect(await total()).toBe(20);
    expect(await run(few, { ...whole, isPartial: true })).toMatchObject({ added: 1, sold: 0 });
    expect(await run(few, { ...whole, allowsMostSold: true })).toMatchObject({ unchanged: 10, sold: 11 });
    expect(await run(feedOf(f150))).toMatchObject({ sold: 9 });
  });

  it('is refused if another import added dealers while it was read, and can be imported again', async () => {
    const at = (name: string) => feedOf(f150.replace('Fairlane Autos, Dearborn', name));
    async function* slow() {
      yield* bytesOf(at('Slow Place'));
      await run(at('Quick Place'));
    }
    await expect(run(slow())).rejects.toThrow('Another import added dealers while this feed was read.');
    const store = tenantStore(database.db, 'northstar');
    expect(await store.find(dealers, { where: eq(dealers.name, 'Slow Place') })).toEqual([]);
    expect(await run(at('Slow Place'))).toMatchObject({ newDealers: 1 });
  });

  it('adds new dealers once, and assigns vehicles to them', async () => {
    const store = tenantStore(database.db, 'northstar');
    const moved = camry.replace(/"Fairlane Autos, Dearborn".*$/, 'New Place,1 Main St,60601,3125550100');
    const lost = f150.replace('48124', '00000').replace('Fairlane', 'Nowhere');
    const summary = await run(feedOf(moved, lost, ...sampleLines.slice(2)));
    expect(summary.newDealers).toBe(1);
    expect(summary.faults.map(noteText)).toEqual([
      `line 3, ${vinOf(f150)}: has the dealer_zip 00000, which nobody knows`,
    ]);
    expect(await store.find(dealers, { where: eq(dealers.name, 'New Place') })).toHaveLength(1);
    expect(await total('zip=60601&distance=5')).toBe(1);
  });

  it('of 2,000 rows is imported completely', async () => {
    const vin = (number: number) =>
      `${vinOf(camry).slice(0, 8)}X${vinOf(camry).slice(9, 11)}${String(100_000 + number)}`;
    const lines = Array.from({ length: 2_000 }, (_, number) => camry.replace(vinOf(camry), vin(number)));
    const summary = await run(feedOf(...lines));
    expect([summary.added, summary.leftOut]).toEqual([2_000, 0]);
    expect(await total()).toBe(2_000);
  }, 60_000);
});
