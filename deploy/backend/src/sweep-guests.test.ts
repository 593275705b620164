import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from './commerce/commerce.tables.ts';
import { comparedVehicles } from './comparison/comparison.tables.ts';
import { tenantStore, type Database } from './db/index.ts';
import { favorites } from './favorites/favorites.tables.ts';
import { protectionPlans } from './protection/protection.tables.ts';
import { sweepGuests } from './sweep-guests.ts';
import { testEngines } from './testing/engines.ts';
import type { TestVisitor } from './testing/client.ts';
import { testBackend } from './testing/test-backend.ts';
import { testVin } from './testing/test-catalog.ts';

const dayMs = 24 * 60 * 60 * 1000;
const guest = 'session-of-a-guest';
const later = 'session-of-a-later-guest';

describe.each(testEngines)('choices of guests on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** The holders that have something, by table. */
  async function holders(tenantId: string) {
    const store = tenantStore(database.db, tenantId);
    const of = (rows: readonly { readonly holder: string }[]) => rows.map(({ holder }) => holder).sort();
    return {
      carts: of(await store.find(carts)),
      protection: of(await store.find(protectionPlans)),
      comparison: of(await store.find(comparedVehicles)),
      favorites: of(await store.find(favorites)),
    };
  }

  it('are removed 30 days after their last change, for all tenants; those of accounts are kept', async () => {
    const backend = testBackend(database.db);
    backend.stock(2);
    async function choose(visitor: TestVisitor) {
      const client = backend.client(visitor);
      const vin = testVin(1);
      const chosen = [
        await client.send('PUT', '/public/cart', { body: { vin, purchaseType: 'Finance' } }),
        await client.send('PUT', '/public/protection/coverage', { body: { vin, code: 'VSC-72' } }),
        await client.send('PUT', `/public/comparison/${vin}`),
        await client.send('PUT', `${visitor.sub ? '/api/favorites' : '/public/favorites/later'}/${vin}`),
      ];
      for (const { status } of chosen) expect([200, 204]).toContain(status);
    }
    const everywhere = (...of: string[]) => ({ carts: of, protection: of, comparison: of, favorites: of });
    const both = [`session:${guest}`, `session:${later}`];
    const sweep = () => sweepGuests(database.db, backend.clock.now());

    await choose({ sessionId: guest });
    await choose({ sessionId: guest, tenantId: 'ember' });
    await choose({ sub: 'ann' });
    backend.clock.advance(dayMs);
    await choose({ sessionId: later });
    backend.clock.advance(29 * dayMs - 1);
    await sweep();
    expect(await holders('northstar')).toEqual(everywhere(...both, 'sub:ann'));
    expect(await holders('ember')).toEqual(everywhere(`session:${guest}`));
    backend.clock.advance(1);
    await sweep();
    expect(await holders('northstar')).toEqual(everywhere(`session:${later}`, 'sub:ann'));
    expect(await holders('ember')).toEqual(everywhere());
    backend.clock.advance(dayMs);
    await sweep();
    expect(await holders('northstar')).toEqual(everywhere('sub:ann'));
  });
});
