import { mergedComparison } from '@forecourt/shared-contracts/comparison';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartMerger } from '../commerce/index.ts';
import { comparisonAdopter } from '../comparison/index.ts';
import type { Database } from '../db/index.ts';
import type { TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { mergeRoutes, type GuestDataMerger } from './index.ts';

type Change = { readonly who: 'guest' | 'member'; readonly what: 'cart' | 'compare' | 'save'; car: number };

const limit = 4;
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}`;

const changes = fc.array(
  fc.record<Change>({
    who: fc.constantFrom('guest', 'member'),
    what: fc.constantFrom('cart', 'compare', 'save'),
    car: fc.integer({ min: 1, max: 7 }),
  }),
  { maxLength: 10 },
);

describe.each(testEngines)('merge of a visit on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(8);
  });

  const merge = (client: TestClient, sessionId: string) =>
    client.send<{ changed: string[] }>('POST', '/api/account/merge', { body: { sessionId } });

  async function apply({ guest, member }: Visitors, { who, what, car }: Change) {
    backend.clock.advance(1000);
    const client = who === 'guest' ? guest : member;
    const vin = testVin(car);
    if (what === 'cart') {
      return client.send('PUT', '/public/cart', { body: { vin, purchaseType: 'Cash', zipCode: '75201' } });
    }
    if (what === 'compare') return client.send('PUT', `/public/comparison/${vin}`);
    const path = who === 'guest' ? '/public/favorites/later' : '/api/favorites';
    return client.send('PUT', `${path}/${vin}`);
  }

  interface Visitors {
    readonly guest: TestClient;
    readonly member: TestClient;
  }

  async function state(client: TestClient) {
    const { cart } = (await client.get<{ cart: { vehicle: { vin: string } } | null }>('/public/cart')).body;
    const { vehicles } = (await client.get<{ vehicles: { vin: string }[] }>('/public/comparison')).body;
    const saved = (await client.get<{ vins?: string[] }>('/api/favorites/vins')).body.vins ?? [];
    return { cart: cart?.vehicle.vin, compared: vehicles.map(({ vin }) => vin), saved: [...saved].sort() };
  }

  /** What the account must have, derived only from what was done. */
  function expected(done: readonly Change[]) {
    const of = (who: Change['who'], what: Change['what']) =>
      done.filter((one) => one.who === who && one.what === what);
    const compared = (who: Change['who']) => {
      const entries = new Map<string, string>();
      done.forEach((one, index) => {
        const vin = testVin(one.car);
        const isFull = entries.size >= limit;
        if (one.who === who && one.what === 'compare' && !entries.has(vin) && !isFull) {
          entries.set(vin, String(index).padStart(3, '0'));
        }
      });
      return [...entries].map(([vin, addedAt]) => ({ vin, addedAt }));
    };
    const saved = [...of('guest', 'save'), ...of('member', 'save')].map(({ car }) => testVin(car));
    const last = done.filter(({ what }) => what === 'cart').at(-1);
    return {
      cart: last && testVin(last.car),
      compared: mergedComparison(compared('member'), compared('guest'), limit).map(({ vin }) => vin),
      saved: [...new Set(saved)].sort(),
    };
  }

  it('loses nothing and duplicates nothing, also repeated and concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.integer({ min: 1, max: 4 }), async (done, parallel) => {
        const sessionId = fresh('session');
        const sub = fresh('ann');
        const visitors = { guest: backend.client({ sessionId }), member: backend.client({ sub }) };
        for (const change of done) await apply(visitors, change);
        const signedIn = backend.client({ sub, sessionId });
        const calls = Array.from({ length: parallel }, (_, index) =>
          index % 2 === 0 ? merge(visitors.member, sessionId) : state(signedIn),
        );
        await Promise.all(calls);
        expect(await state(visitors.member)).toEqual(expected(done));
        expect((await merge(visitors.member, sessionId)).body).toEqual({ changed: [] });
        expect(await state(signedIn)).toEqual(expected(done));
        expect(await state(visitors.guest)).toEqual({ cart: undefined, compared: [], saved: [] });
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('of two concurrent visits keeps both, within the limit', async () => {
    const sub = fresh('ann');
    const member = backend.client({ sub });
    const sessions = [fresh('session'), fresh('session')] as const;
    for (const [index, sessionId] of sessions.entries()) {
      for (const car of [1, 2, 3].map((number) => number + index * 3)) {
        await apply({ guest: backend.client({ sessionId }), member }, { who: 'guest', what: 'compare', car });
        await apply({ guest: backend.client({ sessionId }), member }, { who: 'guest', what: 'save', car });
      }
    }
    await Promise.all(sessions.map((sessionId) => merge(member, sessionId)));
    const { compared, saved } = await state(member);
    expect(compared).toEqual([3, 4, 5, 6].map(testVin));
    expect(saved).toHaveLength(6);
  });

  it('names what was merged, for the screens that show it', async () => {
    const sessionId = fresh('session');
    const member = backend.client({ sub: fresh('ann') });
    const visitors = { guest: backend.client({ sessionId }), member };
    await apply(visitors, { who: 'guest', what: 'cart', car: 1 });
    await apply(visitors, { who: 'guest', what: 'save', car: 2 });
    expect((await merge(member, sessionId)).body).toEqual({ changed: ['cart', 'favorites'] });
  });

  it('keeps what a guest entered for the cart: ZIP, purchase type, down payment and term', async () => {
    const sessionId = fresh('session');
    const body = {
      vin: testVin(1),
      purchaseType: 'Finance',
      zipCode: '75201',
      downPaymentCents: 400_000,
      termMonths: 48,
    };
    await backend.client({ sessionId }).send('PUT', '/public/cart', { body });
    const member = backend.client({ sub: fresh('ann') });
    await merge(member, sessionId);
    const { cart } = (await member.get<{ cart: object }>('/public/cart')).body;
    expect(cart).toMatchObject({
      purchaseType: 'Finance',
      zipCode: '75201',
      vehicle: { vin: testVin(1) },
      price: { finance: { downPaymentCents: 400_000, termMonths: 48 } },
    });
  });

  it('is all or nothing', async () => {
    const broken: GuestDataMerger = { name: 'broken', adopt: () => Promise.reject(new Error('full disk')) };
    backend.app.route('/broken', mergeRoutes([cartMerger, comparisonAdopter, broken]));
    const sessionId = fresh('session');
    const member = backend.client({ sub: fresh('ann') });
    const guest = backend.client({ sessionId });
    await apply({ guest, member }, { who: 'guest', what: 'cart', car: 1 });
    await apply({ guest, member }, { who: 'guest', what: 'compare', car: 1 });
    const failed = await member.send('POST', '/broken/api/account/merge', { body: { sessionId } });
    expect(failed.status).toBe(500);
    vi.mocked(console.error).mockClear();
    expect(await state(guest)).toMatchObject({ cart: testVin(1), compared: [testVin(1)] });
    expect(await state(member)).toMatchObject({ cart: undefined, compared: [] });
  });

  it('is for accounts, and for visits of the same tenant', async () => {
    const sessionId = fresh('session');
    const guest = backend.client({ sessionId });
    expect((await merge(guest, sessionId)).status).toBe(401);
    expect((await merge(backend.client({ sub: fresh('ann') }), 'x')).status).toBe(400);
    await apply({ guest, member: guest }, { who: 'guest', what: 'cart', car: 1 });
    const elsewhere = backend.client({ tenantId: 'harbor', sub: fresh('ann') });
    expect((await merge(elsewhere, sessionId)).body).toEqual({ changed: [] });
    expect((await state(guest)).cart).toBe(testVin(1));
  });
});
