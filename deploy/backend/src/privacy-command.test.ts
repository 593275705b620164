import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { DataReport } from '@forecourt/shared-contracts/privacy';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audit } from './audit/audit.tables.ts';
import { openDatabase, tenantStore, type Database, type TenantStore } from './db/index.ts';
import { ServiceUnavailable } from './http/index.ts';
import {
  createCognitoProvider,
  createDrizzleIdentityStore,
  createRegionStates,
  describeAccount,
} from './identity/index.ts';
import type { PoolDirectory } from './identity/pools/pool-directory.ts';
import { orders } from './orders/orders.tables.ts';
import { outboxMessages } from './outbox/outbox.tables.ts';
import { runPrivacyCommand } from './privacy-command.ts';
import { privacyRequests } from './privacy/privacy.tables.ts';
import { accountProfiles } from './profile/profile.tables.ts';
import { backendSettings } from './settings.ts';
import { openEmptyDatabase, putEmptyDatabase } from './testing/empty-database.ts';

const tenantId = 'northstar';
const email = 'ada@example.com';
const sub = 'a1b2c3d4-0000-4000-8000-000000000001';
const dayMs = 24 * 60 * 60 * 1000;
let dataDir: string;
let database: Database;
/** The database of this test as a run opens and closes it: in memory, unless the test has put one into the data directory. */
let open: (() => Promise<Database>) | undefined;
let removed: string[];
let isPoolDown = false;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-privacy-'));
  removed = [];
  isPoolDown = false;
  database = await openEmptyDatabase();
  open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
  await inDatabase(addAccount);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const directory: PoolDirectory = {
  usernameOf: async ({ region }, name) => (region === 'us-east-1' && name === email ? 'ada' : undefined),
  async deleteUser(pool, username) {
    if (isPoolDown) throw new ServiceUnavailable('The user pool', new Error('down'));
    removed.push(`${pool.region} ${username}`);
  },
};

async function inDatabase<T>(work: (store: TenantStore) => Promise<T>): Promise<T> {
  const opened = await (open?.() ?? openDatabase({ databaseUrl: undefined, directory: `${dataDir}/db` }));
  try {
    return await work(tenantStore(opened.db, tenantId));
  } finally {
    await opened.close();
  }
}

async function addAccount(store: TenantStore): Promise<void> {
  const at = new Date();
  const accounts = createDrizzleIdentityStore(store.db);
  await accounts.insertUser({
    ...{ tenantId, sub, email, isEmailVerified: true, phoneNumber: null, isPhoneVerified: false },
    ...{ givenName: 'Ada', familyName: 'Lee', status: 'CONFIRMED', createdAt: at, updatedAt: at },
  });
}

/** A deletion request that was made a number of days ago. */
function askDeletion(id: string, daysAgo = 0) {
  const requestedAt = new Date(Date.now() - daysAgo * dayMs);
  const open = { kind: 'deletion', status: 'open', isExtended: false, endedAt: null } as const;
  return inDatabase((store) => store.insert(privacyRequests, [{ id, sub, requestedAt, ...open }]));
}

async function run(...words: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const settings = backendSettings({ FORECOURT_DATA: dataDir, FORECOURT_DATA_KEY: 'ab'.repeat(32) });
  const exitCode = await runPrivacyCommand(settings, words, {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    ...(open && { open }),
    identity: ({ db, clock, random }) => ({
      provider: createCognitoProvider({ store: createDrizzleIdentityStore(db), clock, random, directory }),
      regions: createRegionStates(clock),
    }),
  });
  return { exitCode, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

const auditLines = () =>
  inDatabase(async (store) =>
    (await store.find(audit)).map(
      ({ subject, subjectId, fromState, toState, role, details }) =>
        `${subject} ${subjectId} ${fromState} → ${toState} by ${role}: ${details.join()}`,
    ),
  );

it('lists the open requests of the data directory, the oldest first, and marks those that are overdue', async () => {
  putEmptyDatabase(dataDir);
  open = undefined;
  await inDatabase(addAccount);
  expect(await run(tenantId, 'list')).toEqual({ exitCode: 0, printed: 'No open requests.', complaints: '' });
  await askDeletion('request-1', 46);
  const { printed } = await run(tenantId, 'list');
  expect(printed).toMatch(
    /^request-1 {2}deletion {2}requested \d{4}-\d\d-\d\d {2}due \d{4}-\d\d-\d\d {2}OVERDUE$/,
  );
  expect(printed).not.toContain(email);
  expect((await run('harbor', 'list')).printed).toBe('No open requests.');
});

it('exports the data of an account as JSON, as one access request with a line in the audit trail', async () => {
  const first = await run(tenantId, 'export', ' Ada@Example.com ');
  const report = JSON.parse(first.printed) as DataReport;
  expect(report).toMatchObject({ account: { email, givenName: 'Ada' }, orders: [], address: null });
  const again = JSON.parse((await run(tenantId, 'export', email)).printed) as DataReport;
  expect(again.requestId).toBe(report.requestId);
  expect(again.requests).toMatchObject([{ id: report.requestId, kind: 'access', status: 'completed' }]);
  const line = `privacy-request ${report.requestId} completed → completed by dealer: exported`;
  expect(await auditLines()).toEqual([line, line]);
});

it('refuses an email that no account has proved, and a third access request within 12 months', async () => {
  expect(await run(tenantId, 'export', 'nobody@example.com')).toMatchObject({
    exitCode: 1,
    complaints: 'No account has proved this email.',
  });
  const answered = { kind: 'access', status: 'completed', isExtended: false } as const;
  await inDatabase((store) =>
    store.insert(
      privacyRequests,
      [100, 200].map((daysAgo) => {
        const at = new Date(Date.now() - daysAgo * dayMs);
        return { id: `access-${daysAgo}`, sub, requestedAt: at, endedAt: at, ...answered };
      }),
    ),
  );
  expect(await run(tenantId, 'export', email)).toMatchObject({
    exitCode: 1,
    printed: '',
    complaints: 'This person has made 2 access requests within 12 months already.',
  });
});

it('carries out a deletion: pools, account and data, with mails and a line in the audit trail', async () => {
  await askDeletion('request-1');
  await inDatabase((store) =>
    store.insert(accountProfiles, [{ sub, version: 1, address: null, updatedAt: new Date() }]),
  );
  expect(await run(tenantId, 'carry-out', 'request-1')).toMatchObject({
    exitCode: 0,
    printed: 'Carried out: request-1. The account and its data are removed, orders are kept.',
  });
  expect(removed).toEqual(['us-east-1 ada']);
  await inDatabase(async (store) => {
    expect(await describeAccount(store, sub)).toBeUndefined();
    expect(await store.find(accountProfiles)).toEqual([]);
    expect(await store.find(privacyRequests)).toMatchObject([{ id: 'request-1', status: 'completed' }]);
    const recipients = (await store.find(outboxMessages)).map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(2);
    expect(recipients).toContain(email);
  });
  expect(await auditLines()).toEqual(['privacy-request request-1 open → completed by dealer: carried-out']);
  expect(await run(tenantId, 'carry-out', 'request-1')).toMatchObject({
    exitCode: 1,
    complaints: 'There is no open request request-1.',
  });
  expect(await auditLines()).toHaveLength(1);
});

it('removes nothing while an order is running, and names it', async () => {
  await askDeletion('request-1');
  await inDatabase((store) =>
    store.insert(orders, [
      {
        ...{ orderNumber: 'FC-1111-2222-3333', ownerSub: sub, status: 'SUBMITTED', createdAt: new Date() },
        ...{ dealType: 'Cash', dealRefId: 'deal-1', vin: 'vin-1' },
        ...{ vehicle: {} as OrderVehicle, price: {} as PriceBreakdown },
      },
    ]),
  );
  expect(await run(tenantId, 'carry-out', 'request-1')).toMatchObject({
    exitCode: 1,
    printed: '',
    complaints: expect.stringMatching(
      /^Nothing was deleted, because the account has running orders: FC-1111-2222-3333\.\n/,
    ) as string,
  });
  expect(removed).toEqual([]);
  expect(await inDatabase((store) => describeAccount(store, sub))).toMatchObject({ email });
  expect((await run(tenantId, 'list')).printed).toContain('request-1');
  expect(await auditLines()).toEqual([]);
});

it('removes nothing while a pool does not answer, and says so', async () => {
  await askDeletion('request-1');
  isPoolDown = true;
  expect(await run(tenantId, 'carry-out', 'request-1')).toMatchObject({
    exitCode: 1,
    complaints: 'The user pool cannot be reached.',
  });
  expect(await inDatabase((store) => describeAccount(store, sub))).toMatchObject({ email });
  expect(await auditLines()).toEqual([]);
});

it('extends a deletion by its line in the audit trail', async () => {
  await askDeletion('request-1');
  expect((await run(tenantId, 'extend', 'request-1')).printed).toMatch(/^Extended: request-1 is due /);
  expect((await run(tenantId, 'list')).printed).toMatch(/extended$/);
  expect(await auditLines()).toEqual(['privacy-request request-1 open → open by dealer: extended']);
});

it('describes its usage for anything else', async () => {
  for (const words of [[], [tenantId], [tenantId, 'drop'], [tenantId, 'export'], [tenantId, 'list', 'x']]) {
    expect(await run(...words)).toMatchObject({
      exitCode: 64,
      complaints: expect.stringContaining('Usage:') as string,
    });
  }
  expect((await run('nobody', 'list')).complaints).toContain('There is no tenant nobody. Tenants are ');
});
