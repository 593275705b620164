import type { HandOverEstimate } from '@forecourt/shared-contracts/fulfillment';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { createApp } from '../http/index.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { dealers, vehicles } from '../inventory/inventory.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { errorCode, testClient, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { fulfillmentRoutes } from './fulfillment.routes.ts';

const zips = createZipTable();
// A Saturday noon in Detroit.
const clock = heldClock('2026-11-21T17:00:00.000Z');

describe.each(testEngines)('estimates of a hand-over on $engine', ({ open }) => {
  let database: Database;
  let client: TestClient;
  let atHome: string;
  let elsewhere: string;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    const random = systemRandom;
    const app = createApp({ db, tenants: testTenants, tokens: testTokens, clock, random, log: () => {} });
    app.route(
      '/',
      fulfillmentRoutes({
        zips,
        outbox: createOutbox({ clock, random }),
        clock,
        random,
        settlePayments: () => undefined,
      }),
    );
    await loadSampleInventory({ db, zips, tenantId: 'northstar', count: 200, todayOn: '2026-11-21' });
    client = testClient(app);
    const store = tenantStore(db, 'northstar');
    const homeZip = testTenants.byId('northstar')?.fulfillment.dealership.zip ?? '';
    const [home] = await store.find(dealers, { where: eq(dealers.zip, homeZip) });
    const rows = await store.find(vehicles, { where: eq(vehicles.availability, 'Available') });
    atHome = rows.find(({ dealerId }) => dealerId === home?.id)?.vin ?? '';
    elsewhere = rows.find(({ dealerId }) => dealerId !== home?.id)?.vin ?? '';
  }, 60_000);
  afterAll(() => database.close());

  const path = (vin: string, zip: string) => `/public/fulfillment/estimates/${vin}?zip=${zip}`;
  const estimate = async (vin: string, zip: string) =>
    (await client.get<HandOverEstimate>(path(vin, zip))).body;

  it('returns fee, miles and the first dates near the dealership', async () => {
    const pickup = {
      city: 'Dearborn',
      state: 'MI',
      isTransfer: false,
      feeCents: 0,
      earliestOn: '2026-11-23',
    };
    expect(await estimate(atHome, '48226')).toEqual({
      zip: '48226',
      delivery: { kind: 'fee', feeCents: 0, miles: expect.any(Number), earliestOn: '2026-11-23' },
      pickup,
      pickups: [pickup],
    });
  });

  it('moves a vehicle of another store to the dealership first', async () => {
    const { pickup } = await estimate(elsewhere, '48226');
    expect(pickup).toMatchObject({ isTransfer: true, city: 'Dearborn' });
    expect(pickup?.earliestOn && pickup.earliestOn > '2026-11-23').toBe(true);
  });

  it('offers the pickup where the vehicle is first, then at the dealership', async () => {
    const store = tenantStore(database.db, 'northstar');
    const vehicle = await store.findOne(vehicles, { where: eq(vehicles.vin, elsewhere) });
    const dealer = await store.findOne(dealers, { where: eq(dealers.id, vehicle?.dealerId ?? 0) });
    const { pickup, pickups } = await estimate(elsewhere, '48226');
    expect(pickups).toEqual([
      {
        city: dealer?.city,
        state: dealer?.state,
        isTransfer: false,
        feeCents: 0,
        earliestOn: '2026-11-23',
      },
      pickup,
    ]);
    expect(pickup?.isTransfer).toBe(true);
  });

  it.each([
    ['far away costs a fee', '60601', { kind: 'fee' }],
    ['a band without a fee is asked for', '53703', { kind: 'on-request' }],
    ['beyond the last band is out of range', '54880', { kind: 'out-of-range' }],
    ['a state without delivery is not offered', '98101', { kind: 'not-offered' }],
  ])('%s', async (_, zip, delivery) => {
    expect((await estimate(atHome, zip)).delivery).toMatchObject(delivery);
  });

  it.each([
    ['a ZIP that nobody knows', '00000', 422, 'error.fulfillment.geocode'],
    ['what is no ZIP', '4822', 400, 'error.validation.request'],
  ])('%s is refused', async (_, zip, status, code) => {
    const answer = await client.get(path(atHome, zip));
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
  });

  it('an unknown vehicle is not found', async () => {
    expect((await client.get(path('ZZZZZZZZZZZZZZZZZ', '48226'))).status).toBe(404);
  });
});
