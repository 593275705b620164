import { openPglite } from '@forecourt/backend/db/open-pglite.ts';
import type { Database } from '@forecourt/backend/db/index.ts';
import { createTokenVerifier } from '@forecourt/backend/identity/index.ts';
import { databaseOfBefore } from '@forecourt/backend/testing/database-of-before.ts';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { passwordVerifier } from '../identity-provider/srp/password-verifier.ts';
import { createDrizzlePoolStore } from '../identity-provider/store/create-drizzle-pool-store.ts';
import { createTestIdentity } from '../identity-provider/testing/create-test-identity.ts';
import { sandboxCards, sandboxEvents, sandboxIntents } from '../payment-provider/payment-sandbox.tables.ts';
import { migrateStandIns } from './index.ts';

/** The last migration of the backend that had the stand-ins' tables. */
const lastShared = 27;
const email = 'demo@northstar.example';
const sub = '3f9a1c52-7d0e-4b86-9c11-2a54d8e06b77';
const password = 'Forecourt1!';
const session = { id: 'session', token: 'hash' };

/** What a stand-in had in it before. */
function rowsOfBefore(): readonly SQL[] {
  const at = sql`'2026-11-21T06:00:00Z'`;
  const verifier = passwordVerifier({ poolName: 'Northstar', sub }, password, new Uint8Array(16).fill(7));
  return [
    sql`insert into identity_users values ('northstar', ${sub}, ${email}, true, null, false, 'Dana', 'Buyer', 'CONFIRMED', ${verifier.saltHex}, ${verifier.verifierHex}, ${at}, ${at})`,
    sql`insert into identity_sessions values ('northstar', ${session.id}, ${sub}, 'us-east-1_Northstar', ${session.token}, ${at}, '2027-11-21T06:00:00Z', null)`,
    sql`insert into payment_sandbox_cards values ('northstar', 'card', 'visa', '4242', 'succeeds', ${at})`,
    sql`insert into payment_sandbox_intents values ('northstar', 'intent', 'key', 'hash', 'card', 100, 'succeeded', null, '', '{}', null, null, null, null, 'none', false, null, null, null, ${at})`,
  ];
}

async function tablesOf({ db }: Database, schema: string): Promise<string[]> {
  const query = sql`select table_name from information_schema.tables where table_schema = ${schema} order by 1`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { table_name: string }[] };
  return rows.map((row) => row.table_name);
}

const standInTables = [
  'identity_challenges',
  'identity_codes',
  'identity_refresh_tokens',
  'identity_sessions',
  'identity_signing_keys',
  'identity_social_links',
  'migrations',
  'passwords',
  'payment_sandbox_cards',
  'payment_sandbox_events',
  'payment_sandbox_intents',
];

describe('a new database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite(undefined);
  });
  afterAll(() => database.close());

  it('has no stand-in in production', async () => {
    expect(await tablesOf(database, 'stand_ins')).toEqual([]);
    const tables = await tablesOf(database, 'public');
    expect(tables.filter((table) => standInTables.includes(table))).toEqual([]);
    expect(tables).toContain('identity_users');
  });

  it('has the tables of the stand-ins once they are migrated, also twice', async () => {
    await migrateStandIns(database);
    await migrateStandIns(database);
    expect(await tablesOf(database, 'stand_ins')).toEqual(standInTables);
  });
});

describe('a database from before', () => {
  let empty: Blob;
  let filled: Blob;
  let database: Database | undefined;
  beforeAll(async () => {
    ({ empty, filled } = await databaseOfBefore(lastShared, rowsOfBefore()));
  });
  afterEach(() => database?.close());

  it('without a row of a stand-in ends up as a new one', async () => {
    database = await openPglite(undefined, empty);
    expect(await tablesOf(database, 'stand_ins')).toEqual([]);
    expect(await tablesOf(database, 'public')).not.toContain('identity_sessions');
  });

  it('keeps its sessions, payments and passwords: an account can still sign in', async () => {
    database = await openPglite(undefined, filled);
    await migrateStandIns(database);
    expect(await tablesOf(database, 'stand_ins')).toEqual(standInTables);
    expect(await database.db.select().from(sandboxCards)).toMatchObject([{ id: 'card', last4: '4242' }]);
    expect(await database.db.select().from(sandboxIntents)).toMatchObject([{ id: 'intent' }]);
    expect(await database.db.select().from(sandboxEvents)).toEqual([]);

    const store = createDrizzlePoolStore(database.db);
    const token = await store.findRefreshToken('northstar', session.token);
    expect(token).toMatchObject({ sessionId: session.id, sub, replacedAt: null });
    expect(await store.findSession('northstar', session.id)).toMatchObject({ sub });
    const { app, deps } = createTestIdentity(store);
    const answer = await app.request('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: {
        'x-forecourt-tenant': 'northstar',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: 'forecourtnorthstar',
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    });
    const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult: { IdToken: string } };
    const caller = createTokenVerifier(deps).verify(AuthenticationResult.IdToken, 'northstar');
    expect(await caller).toMatchObject({ sub, email });
  });
});
