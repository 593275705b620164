import { favoritesLimit, type Favorite } from '@forecourt/shared-contracts/favorites';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

type Vins = { vins: string[] };
type List = { favorites: Favorite[] };

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}`;

describe.each(testEngines)('saved vehicles on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(5);
  });

  const save = (client: TestClient, number: number) =>
    client.send<Vins>('PUT', `/api/favorites/${testVin(number)}`);
  const saveOne = (client: TestClient, number: number) =>
    client.send('PUT', `/public/favorites/later/${testVin(number)}`);
  const vins = async (client: TestClient) => (await client.get<Vins>('/api/favorites/vins')).body.vins;
  const list = async (client: TestClient) => (await client.get<List>('/api/favorites')).body.favorites;

  it('belong to an account: newest first, once each, and can be removed', async () => {
    const sub = fresh('ann');
    const client = backend.client({ sub });
    await save(client, 1);
    backend.clock.advance(1000);
    expect((await save(client, 2)).body).toEqual({ vins: [testVin(2), testVin(1)] });
    backend.clock.advance(1000);
    expect((await save(client, 1)).body).toEqual({ vins: [testVin(2), testVin(1)] });
    expect(await vins(backend.client({ sub: fresh('bob') }))).toEqual([]);
    expect(await vins(backend.client({ sub, tenantId: 'harbor' }))).toEqual([]);
    const removed = await client.send<Vins>('DELETE', `/api/favorites/${testVin(2)}`);
    expect(removed.body).toEqual({ vins: [testVin(1)] });
    expect((await client.send('DELETE', `/api/favorites/${testVin(2)}`)).status).toBe(200);
  });

  it('show today’s price, stay when sold, and keep their last state when deleted', async () => {
    const client = backend.client({ sub: fresh('ann') });
    for (const number of [1, 2, 3]) await save(client, number);
    backend.catalog.put(testVin(1), { priceCents: 2_500_000 });
    backend.catalog.put(testVin(2), { availability: 'Sold' });
    backend.catalog.put(testVin(3), { availability: 'Deleted' });
    const shown = new Map((await list(client)).map(({ vehicle }) => [vehicle.vin, vehicle]));
    expect(shown.get(testVin(1))).toMatchObject({ availability: 'Available', priceCents: 2_500_000 });
    expect(shown.get(testVin(2))).toMatchObject({ availability: 'Sold' });
    expect(shown.get(testVin(3))).toMatchObject({ availability: 'Deleted', make: 'Toyota' });
  });

  it('that are sold or deleted are removed at once, and no others', async () => {
    const client = backend.client({ sub: fresh('ann') });
    for (const number of [1, 2, 3, 4]) await save(client, number);
    backend.catalog.put(testVin(1), { availability: 'PendingSale' });
    backend.catalog.put(testVin(2), { availability: 'Sold' });
    backend.catalog.put(testVin(3), { availability: 'Deleted' });
    const left = await client.send<List>('DELETE', '/api/favorites?sold=true');
    expect(left.body.favorites.map(({ vehicle }) => vehicle.vin)).toEqual([testVin(4), testVin(1)]);
    expect(await vins(client)).toEqual([testVin(4), testVin(1)]);
    for (const query of ['', '?sold=false', '?sold=true&vin=x']) {
      expect((await client.send('DELETE', `/api/favorites${query}`)).status, query).toBe(400);
    }
    expect(await vins(client)).toHaveLength(2);
  });

  it.each([
    ['a vehicle that nobody has', testVin(404), 404, 'error.favorites.unknownVehicle'],
    ['a sold vehicle', testVin(90), 409, 'error.favorites.vehicleUnavailable'],
    ['a VIN of another length', 'SHORT', 400, 'error.validation.request'],
  ])('refuse %s, also when saved as a guest', async (...[, vin, status, code]) => {
    backend.catalog.put(testVin(90), { availability: 'Sold' });
    const answers = [
      await backend.client({ sub: fresh('ann') }).send('PUT', `/api/favorites/${vin}`),
      await backend.client({ sessionId: fresh('session') }).send('PUT', `/public/favorites/later/${vin}`),
    ];
    for (const answer of answers) expect([answer.status, errorCode(answer)]).toEqual([status, code]);
  });

  it('are for accounts only', async () => {
    const guest = backend.client({ sessionId: fresh('session') });
    expect((await save(guest, 1)).status).toBe(401);
    expect((await guest.get('/api/favorites')).status).toBe(401);
    expect(errorCode(await saveOne(backend.client(), 1))).toBe('error.validation.request');
  });

  it('have a limit, which two concurrent calls do not exceed', async () => {
    const client = backend.client({ sub: fresh('ann') });
    backend.stock(favoritesLimit + 1, 1000);
    const almostAll = Array.from({ length: favoritesLimit - 1 }, (_, index) => 1000 + index);
    for (const number of almostAll) expect((await save(client, number)).status).toBe(200);
    const answers = await Promise.all([save(client, 1), save(client, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(client, 1000)).status).toBe(200);
    expect(await vins(client)).toHaveLength(favoritesLimit);
  }, 60_000);

  it('a guest’s choice is saved once there is an account, and only once', async () => {
    const sessionId = fresh('session');
    const sub = fresh('ann');
    await saveOne(backend.client({ sessionId }), 1);
    const client = backend.client({ sub, sessionId });
    expect(await vins(client)).toEqual([testVin(1)]);
    await client.send('DELETE', `/api/favorites/${testVin(1)}`);
    expect(await vins(client)).toEqual([]);
    await saveOne(client, 2);
    expect(await vins(backend.client({ sub }))).toEqual([testVin(2)]);
  });

  it('a visit keeps the guest’s twenty newest choices', async () => {
    const sessionId = fresh('session');
    backend.stock(22, 100);
    for (let number = 0; number < 22; number += 1) {
      await saveOne(backend.client({ sessionId }), 100 + number);
      backend.clock.advance(1000);
    }
    const kept = await vins(backend.client({ sub: fresh('ann'), sessionId }));
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toBe(testVin(102));
  });
});
