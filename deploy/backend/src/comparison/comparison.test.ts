import type { Comparison } from '@forecourt/shared-contracts/comparison';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

const path = '/public/comparison';
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}`;

describe.each(testEngines)('comparison on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(6);
  });

  async function add(client: TestClient, number: number) {
    backend.clock.advance(1000);
    return client.send<Comparison>('PUT', `${path}/${testVin(number)}`);
  }
  const numbersOf = ({ vehicles }: Comparison) => vehicles.map(({ vin }) => Number(vin.slice(-3)));
  const read = async (client: TestClient) => numbersOf((await client.get<Comparison>(path)).body);

  it('belongs to one visit only', async () => {
    const sessionId = fresh('session');
    await add(backend.client({ sessionId }), 2);
    expect(numbersOf((await add(backend.client({ sessionId }), 1)).body)).toEqual([2, 1]);
    expect(await read(backend.client({ sessionId: fresh('session') }))).toEqual([]);
    expect(await read(backend.client({ sessionId, tenantId: 'harbor' }))).toEqual([]);
    expect(await read(backend.client())).toEqual([]);
    expect(errorCode(await add(backend.client(), 1))).toBe('error.validation.request');
  });

  it.each([
    ['northstar', 4],
    ['harbor', 3],
  ])('of %s holds %i vehicles, regardless of how they are added', async (tenantId, limit) => {
    const client = backend.client({ tenantId, sub: fresh('ann') });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => add(client, number)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(5 - limit);
    for (const answer of refused) expect(errorCode(answer)).toBe('error.comparison.full');
    const held = await read(client);
    expect(held).toHaveLength(limit);
    expect((await add(client, held[0] ?? 0)).status).toBe(200);
    expect((await client.get<Comparison>(path)).body.limit).toBe(limit);
  });

  it('removes one, and all', async () => {
    const client = backend.client({ sub: fresh('ann') });
    for (const number of [1, 2, 3]) await add(client, number);
    const left = await client.send<Comparison>('DELETE', `${path}/${testVin(2)}`);
    expect(numbersOf(left.body)).toEqual([1, 3]);
    expect((await client.send('DELETE', `${path}/${testVin(2)}`)).status).toBe(200);
    expect((await client.send<Comparison>('DELETE', path)).body.vehicles).toEqual([]);
    expect(await read(client)).toEqual([]);
  });

  it('shows a sold vehicle as sold, and reports which one has been removed', async () => {
    const client = backend.client({ sub: fresh('ann') });
    for (const number of [1, 2]) await add(client, number);
    backend.catalog.put(testVin(1), { availability: 'Sold' });
    backend.catalog.put(testVin(2), { availability: 'Deleted' });
    expect((await client.get<Comparison>(path)).body.vehicles).toMatchObject([
      { vin: testVin(1), vehicle: { availability: 'Sold' } },
      { vin: testVin(2), vehicle: null, year: 2023, make: 'Toyota', model: 'Camry', trim: 'XLE' },
    ]);
  });

  it.each([
    ['a vehicle that nobody has', testVin(404), 404, 'error.comparison.unknownVehicle'],
    ['a sold vehicle', testVin(90), 409, 'error.comparison.vehicleUnavailable'],
    ['a VIN of another length', 'SHORT', 400, 'error.validation.request'],
  ])('refuses %s', async (...[, vin, status, code]) => {
    backend.catalog.put(testVin(90), { availability: 'Sold' });
    const answer = await backend.client({ sub: fresh('ann') }).send('PUT', `${path}/${vin}`);
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
  });

  it('accepts a vehicle with a pending sale, which may become available again', async () => {
    backend.catalog.put(testVin(90), { availability: 'PendingSale' });
    expect((await add(backend.client({ sub: fresh('ann') }), 90)).status).toBe(200);
  });

  it('follows a guest into their account even without a merge request', async () => {
    const sessionId = fresh('session');
    const sub = fresh('ann');
    await add(backend.client({ sub }), 1);
    await add(backend.client({ sessionId }), 2);
    expect(await read(backend.client({ sub, sessionId }))).toEqual([1, 2]);
    expect(await read(backend.client({ sessionId }))).toEqual([]);
  });
});
