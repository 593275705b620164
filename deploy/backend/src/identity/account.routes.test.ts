import type { Consents } from '@forecourt/shared-contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { createApp } from '../http/index.ts';
import { systemRandom } from '../ports/index.ts';
import { errorCode, testClient, type TestVisitor } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { accountRoutes } from './account.routes.ts';
import {
  createDrizzlePoolStore,
  createUser,
  type PoolStore,
} from '@forecourt/stand-ins/identity-provider/index.ts';
import { createMemoryPoolStore } from '@forecourt/stand-ins/identity-provider/testing/create-memory-pool-store.ts';
import { createTestIdentity } from '@forecourt/stand-ins/identity-provider/testing/create-test-identity.ts';

const stores: Readonly<Record<string, (database: Database) => PoolStore>> = {
  memory: () => createMemoryPoolStore(),
  database: ({ db }) => createDrizzlePoolStore(db),
};

describe.each(testEngines)('on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  function begin(identity: PoolStore) {
    const clock = heldClock();
    const app = createApp({
      db: database.db,
      tenants: testTenants,
      tokens: testTokens,
      clock,
      random: systemRandom,
      log: () => {},
    });
    app.route('/', accountRoutes({ ...createTestIdentity(identity).deps, clock }));
    return { clock, client: (visitor?: TestVisitor) => testClient(app, visitor) };
  }

  describe.each(Object.entries(stores))('the email check over accounts in %s', (kind, storeOf) => {
    const path = '/public/identity/email-check';

    async function asking(tenantId: string) {
      const store = storeOf(database);
      await createUser(createTestIdentity(store).deps, {
        tenantId: 'northstar',
        email: `ada-${kind}@example.com`,
        password: 'Forecourt1!',
        givenName: 'Ada',
        familyName: 'Byron',
        phoneNumber: '+12125550142',
      });
      const { clock, client } = begin(store);
      const ask = (email: unknown, from = '203.0.113.7') =>
        client({ tenantId }).send<{ isTaken: boolean }>('POST', path, {
          body: { email },
          headers: { 'x-forwarded-for': from },
        });
      return { clock, ask };
    }

    it('knows an account by its address in any case, and only that', async () => {
      const { ask } = await asking('northstar');
      expect((await ask(` ADA-${kind}@example.com `)).body).toEqual({ isTaken: true });
      expect((await ask('nobody@example.com')).body).toEqual({ isTaken: false });
    });

    it('knows nothing of other dealers', async () => {
      const { ask } = await asking('harbor');
      expect((await ask(`ada-${kind}@example.com`, '203.0.113.8')).body).toEqual({ isTaken: false });
    });

    it.each(['', 'user@example', 'user+tag@example.com', 7])('refuses %j', async (email) => {
      const { ask } = await asking('northstar');
      expect(errorCode(await ask(email, '203.0.113.9'))).toBe('error.validation.request');
    });

    it('answers an address thirty times in ten minutes, and says how long to wait then', async () => {
      const { ask, clock } = await asking('northstar');
      const from = '198.51.100.1';
      for (let times = 0; times < 30; times += 1) expect((await ask('a@example.com', from)).status).toBe(200);
      clock.advance(60_000);
      const refused = await ask('a@example.com', from);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540']);
      expect(errorCode(refused)).toBe('error.rateLimited');
      expect((await ask('a@example.com', '198.51.100.2')).status).toBe(200);
      clock.advance(540_000);
      expect((await ask('a@example.com', from)).status).toBe(200);
    });
  });

  describe('consents', () => {
    const path = '/api/account/consents';
    const given: Consents = { marketingEmail: true, marketingSms: false };

    it('are none until they are given, and belong to one account of one dealer', async () => {
      const { client } = begin(createMemoryPoolStore());
      const ada = client({ sub: 'ada' });
      expect((await ada.get(path)).body).toEqual({ marketingEmail: false, marketingSms: false });
      expect((await ada.send('PUT', path, { body: given })).body).toEqual(given);
      expect((await ada.get(path)).body).toEqual(given);
      for (const other of [{ sub: 'bob' }, { sub: 'ada', tenantId: 'harbor' }]) {
        expect((await client(other).get(path)).body).toEqual({ marketingEmail: false, marketingSms: false });
      }
    });

    it('may be taken back', async () => {
      const ada = begin(createMemoryPoolStore()).client({ sub: 'ada-2' });
      await ada.send('PUT', path, { body: given });
      const taken = { marketingEmail: false, marketingSms: true };
      expect((await ada.send('PUT', path, { body: taken })).body).toEqual(taken);
    });

    it.each([
      ['one of the two missing', { marketingEmail: true }],
      ['a word for a yes', { ...given, marketingSms: 'yes' }],
      ['anything else beside them', { ...given, sub: 'bob' }],
    ])('refuse %s', async (_row, body) => {
      const ada = begin(createMemoryPoolStore()).client({ sub: 'ada-3' });
      expect(errorCode(await ada.send('PUT', path, { body }))).toBe('error.validation.request');
    });

    it('are nothing to a guest', async () => {
      const guest = begin(createMemoryPoolStore()).client();
      expect(errorCode(await guest.get(path))).toBe('error.auth.missing');
    });
  });
});
