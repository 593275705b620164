import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import type { TestVisitor } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend } from '../testing/test-backend.ts';
import { sweepLeads } from './index.ts';
import { leads } from './leads.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testEngines)('retention of leads on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('removes those of guests after 12 months, for all tenants; those of accounts are kept (ACCT-63)', async () => {
    const backend = testBackend(database.db);
    backend.stock(1);
    let sequence = 0;
    async function ask(visitor: TestVisitor, firstName: string) {
      sequence += 1;
      const email = `${firstName.toLowerCase()}-${sequence}@example.com`;
      const body = { firstName, lastName: 'Lee', email, consent: false, comments: 'Is it still there?' };
      const headers = {
        'idempotency-key': `key-${sequence}-of-a-lead`,
        'x-forwarded-for': `198.18.1.${sequence}`,
      };
      const { status } = await backend.client(visitor).send('POST', '/public/leads', { body, headers });
      expect(status).toBe(200);
    }
    const left = async (tenantId: string) =>
      (await tenantStore(database.db, tenantId).find(leads)).map(({ firstName }) => firstName).sort();
    const sweep = () => sweepLeads(database.db, backend.clock.now());

    await ask({ sessionId: 'session-of-a-guest' }, 'Guest');
    await ask({ sessionId: 'session-of-a-guest', tenantId: 'ember' }, 'Guest');
    await ask({}, 'Nobody');
    await ask({ sub: 'ann' }, 'Ann');
    await ask({ sessionId: 'session-of-a-member' }, 'Member');
    const member = backend.client({ sub: 'mia' });
    await member.send('POST', '/api/account/merge', { body: { sessionId: 'session-of-a-member' } });
    backend.clock.advance(dayMs);
    await ask({ sessionId: 'session-of-a-later-guest' }, 'Later');

    backend.clock.advance(364 * dayMs - 1);
    await sweep();
    expect(await left('northstar')).toEqual(['Ann', 'Guest', 'Later', 'Member', 'Nobody']);
    expect(await left('ember')).toEqual(['Guest']);
    backend.clock.advance(1);
    await sweep();
    expect(await left('northstar')).toEqual(['Ann', 'Later', 'Member']);
    expect(await left('ember')).toEqual([]);
    backend.clock.advance(dayMs);
    await sweep();
    expect(await left('northstar')).toEqual(['Ann', 'Member']);
  });
});
