import type { Fulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database, type TenantStore } from '../db/index.ts';
import { keepFirstAddress, removeProfile } from '../profile/index.ts';
import { findSigningPackage } from '../signing/index.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { fulfillmentAppointments } from './fulfillment.tables.ts';

const owner = 'demo-northstar';
const address = { line1: '12 Garden Street', line2: '', city: 'Detroit', state: 'MI', zip: '48226' };

describe.each(testEngines)('the known address of a delivery on $engine', ({ open }) => {
  let database: Database;
  let store: TenantStore;
  let backend: TestBackend;
  let client: ReturnType<TestBackend['client']>;
  let base: string;

  beforeAll(async () => {
    database = await open();
    store = tenantStore(database.db, 'northstar');
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    backend = testBackend(database.db);
    backend.stock(20, 1);
    await store.remove(fulfillmentAppointments, undefined);
    await removeProfile(store, owner);
    client = backend.client({ sub: owner });
    base = await fresh('contract-signed');
  });

  const fresh = async (key: string) => {
    const sent = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
      body: { key },
    });
    return `/api/fulfillment/orders/${sent.body.orderNumber}`;
  };
  const read = async () => (await client.get<Fulfillment>(base)).body;
  const keep = (line1: string) =>
    keepFirstAddress(store, owner, {
      address: { ...address, line1, county: 'Wayne' },
      at: backend.clock.now(),
    });
  const book = async (request: object, replaces: string | null = null) => {
    const type = 'address' in request ? 'DELIVERY' : 'PICKUP';
    const { body } = await client.get<EndpointResponse<typeof listSlots>>(`${base}/slots?type=${type}`);
    const startAt = body.days.flatMap(({ slots }) => slots)[0]?.startAt;
    return client.send<Fulfillment>('POST', `${base}/appointment`, {
      body: { request: { type, ...request }, startAt, expectedFeeCents: 0, replaces },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  };

  it('is the buyer’s in the contract, if nothing else is known', async () => {
    const contract = await findSigningPackage(store, base.split('/').at(-1) ?? '');
    expect(contract?.terms?.buyer.address).toBe('18 Sample Lane, Dearborn, MI 48124');
    expect((await read()).knownAddress).toEqual({
      ...{ line1: '18 Sample Lane', line2: '' },
      ...{ city: 'Dearborn', state: 'MI', zip: '48124' },
    });
  });

  it('is that of the profile rather than the contract’s, unless it is a PO box', async () => {
    await keep('7 Profile Road');
    expect((await read()).knownAddress).toEqual({ ...address, line1: '7 Profile Road' });
    await removeProfile(store, owner);
    await keep('PO Box 12');
    expect((await read()).knownAddress?.line1).toBe('18 Sample Lane');
  });

  it('is that of the latest delivery first, also of one that was moved to a pickup or canceled', async () => {
    await keep('7 Profile Road');
    const { body: delivered } = await book({ address });
    expect(delivered.knownAddress).toEqual(address);
    backend.clock.advance(1_000);
    const pickup = { location: 'DEALERSHIP_LOCATION' };
    const { body: picked } = await book(pickup, delivered.appointment?.id);
    expect(picked).toMatchObject({ appointment: { type: 'PICKUP' }, knownAddress: address });
    const body = { appointmentId: picked.appointment?.id };
    const canceled = await client.send<Fulfillment>('POST', `${base}/appointment/cancel`, { body });
    expect(canceled.body).toMatchObject({ status: 'Cancelled', knownAddress: address });
  });

  it('is not sent once nothing can be chosen, nor to anyone but the owner', async () => {
    await book({ address });
    backend.clock.advance(40 * 24 * 60 * 60 * 1000);
    base = await fresh('delivered');
    expect((await read()).knownAddress).toBeUndefined();
    const stranger = await backend.client({ sub: 'stranger' }).get(base);
    expect(stranger.status).toBe(404);
    expect(JSON.stringify(stranger.body)).not.toContain('Street');
  });
});
