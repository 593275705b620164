import type { Order } from '@forecourt/shared-contracts/commerce';
import type { Fulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { dealers, vehicles } from '../inventory/inventory.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { keepFirstAddress, removeProfile } from '../profile/index.ts';
import type { TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { fulfillmentAppointments } from './fulfillment.tables.ts';
import { placeZone } from './place-zone.ts';

type Slots = EndpointResponse<typeof listSlots>;

const zips = createZipTable();

test.each([
  ['the zone of another place', '60601', 'America/Chicago'],
  ['the tenant’s own at its dealership', '48124', 'America/New_York'],
  ['the tenant’s own for an unknown ZIP', '00000', 'America/New_York'],
])('%s (TRACK-115)', (_row, zip, timeZone) => {
  const tenant = testTenants.byId('northstar')!;
  const moved = { ...tenant, contact: { ...tenant.contact, timeZone: 'America/New_York' } };
  expect(placeZone(moved, zip, zips)).toBe(timeZone);
});

describe.each(testEngines)(
  'an appointment in the time zone of its place on $engine (TRACK-115)',
  ({ open }) => {
    let database: Database;
    let client: TestClient;
    let orderNumber: string;
    let inChicago: string;

    beforeAll(async () => {
      database = await open();
      const { db } = database;
      await loadSampleInventory({ db, zips, tenantId: 'northstar', count: 200, todayOn: '2026-06-15' });
      const store = tenantStore(db, 'northstar');
      const dealer = await store.findOne(dealers, { where: eq(dealers.zip, '60601') });
      const where = and(eq(vehicles.dealerId, dealer?.id ?? 0), eq(vehicles.availability, 'Available'));
      inChicago = (await store.findOne(vehicles, { where }))?.vin ?? '';
    }, 60_000);
    afterAll(() => database.close());

    beforeEach(async () => {
      const backend = testBackend(database.db);
      backend.stock(80, 1);
      client = backend.client({ sub: 'demo-northstar' });
      const store = tenantStore(database.db, 'northstar');
      await store.remove(fulfillmentAppointments, undefined);
      const body = { key: 'contract-signed' };
      orderNumber = (await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body }))
        .body.orderNumber;
      await store.update(orders, { vin: inChicago }, eq(orders.orderNumber, orderNumber));
    });

    const base = () => `/api/fulfillment/orders/${orderNumber}`;
    const slots = async (query: string) => {
      const { timeZone, days } = (await client.get<Slots>(`${base()}/slots?${query}`)).body;
      return {
        timeZone,
        starts: days.flatMap((day) => day.slots.map(({ startAt }) => startAt.slice(11, 16))),
      };
    };
    const book = async (request: object, startAt: string) => {
      const { feeCents } = (
        await client.send<{ feeCents: number }>('POST', `${base()}/quote`, { body: request })
      ).body;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = { request, startAt, expectedFeeCents: feeCents, replaces: null };
      return client.send<Fulfillment>('POST', `${base()}/appointment`, { body, headers });
    };
    const newestMail = async () =>
      (await client.get<{ messages: { body: string }[] }>('/_sandbox/outbox.json')).body.messages[0]?.body;
    const order = async () =>
      (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data;

    it('a pickup at another store: business hours, days and mail are those of the clock there', async () => {
      const there = await slots('type=PICKUP&location=TRANSFER_LOCATION');
      expect(there).toMatchObject({ timeZone: 'America/Chicago' });
      expect(there.starts).toContain('14:00');
      expect(there.starts).not.toContain('13:00');
      const atDealership = await slots('type=PICKUP&location=DEALERSHIP_LOCATION');
      expect(atDealership).toMatchObject({ timeZone: 'America/Detroit' });
      expect(atDealership.starts).toContain('13:00');
      const { body } = await book(
        { type: 'PICKUP', location: 'TRANSFER_LOCATION' },
        '2026-06-18T14:00:00.000Z',
      );
      expect(body.appointment?.place).toMatchObject({ city: 'Chicago', timeZone: 'America/Chicago' });
      expect(await newestMail()).toContain('9:00 AM – 10:00 AM (CT)');
      expect((await order()).appointmentTimeZone).toBe('America/Chicago');
    });

    const address = { line1: '12 Garden Street', line2: '', city: 'Chicago', state: 'IL', zip: '60601' };
    const delivery = { type: 'DELIVERY', address };

    it('a delivery: by its ZIP, and the dealer’s without it', async () => {
      const there = await slots('type=DELIVERY&zip=60601');
      expect(there).toMatchObject({ timeZone: 'America/Chicago' });
      expect(there.starts).toContain('14:00');
      expect(await slots('type=DELIVERY')).toMatchObject({ timeZone: 'America/Detroit' });
      const { body } = await book(delivery, '2026-06-18T14:00:00.000Z');
      expect(body.appointment?.place?.timeZone).toBe('America/Chicago');
      expect(await newestMail()).toContain('9:00 AM – 11:00 AM (CT)');
    });

    it('a page from before asks for the slots of a delivery without its ZIP, and books one of them', async () => {
      expect((await slots('type=DELIVERY')).starts).toContain('13:00');
      expect((await book(delivery, '2026-06-18T13:00:00.000Z')).status).toBe(200);
      expect(await newestMail()).toContain('8:00 AM – 10:00 AM (CT)');
    });

    it('the store nearest to the buyer is listed first (TRACK-97)', async () => {
      const store = tenantStore(database.db, 'northstar');
      const locations = async () =>
        (await client.get<Fulfillment>(base())).body.pickupPlaces.map(({ location }) => location);
      // A delivery that was booked before has kept its address there.
      await removeProfile(store, 'demo-northstar');
      expect(await locations()).toEqual(['DEALERSHIP_LOCATION', 'TRANSFER_LOCATION']);
      await keepFirstAddress(store, 'demo-northstar', {
        address: { ...address, county: 'Cook' },
        at: new Date('2026-06-15T12:00:00Z'),
      });
      expect(await locations()).toEqual(['TRANSFER_LOCATION', 'DEALERSHIP_LOCATION']);
      await removeProfile(store, 'demo-northstar');
    });

    it('an order without an appointment has no zone', async () => {
      expect((await order()).appointmentTimeZone).toBeNull();
    });
  },
);
