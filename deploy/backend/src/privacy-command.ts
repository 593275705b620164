import { StartFault } from '@forecourt/settings';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { cartZip } from './commerce/index.ts';
import { openDatabase, tenantStore, type Database, type Db, type TenantStore } from './db/index.ts';
import { createZipTable } from './geo/index.ts';
import { isFailure, ServiceUnavailable } from './http/index.ts';
import { identityDeps, type IdentityWiring } from './identity-wiring.ts';
import { createDrizzleIdentityStore } from './identity/index.ts';
import { hasFinancedSince } from './orders/index.ts';
import { createOutbox } from './outbox/index.ts';
import { systemClock as clock, systemRandom as random, type Clock, type Random } from './ports/index.ts';
import { privacyDeps } from './privacy-wiring.ts';
import {
  answerRequest,
  exportData,
  openRequests,
  requestView,
  type OrdersRunning,
  type PrivacyDeps,
} from './privacy/index.ts';
import { createSealer, sealingKeys, serverSecret } from './secrets/index.ts';
import type { BackendSettings } from './settings.ts';
import { readTenants, tenantFolder, type TenantFiles } from './tenants/index.ts';

/** Exit codes of the command, in addition to those of the backend. */
export const privacyExitCodes = { done: 0, refused: 1, badUsage: 64 } as const;

const usage = `Usage: npm run privacy -- <tenant> list
       npm run privacy -- <tenant> export <email>
       npm run privacy -- <tenant> carry-out <request id>
       npm run privacy -- <tenant> extend <request id>

deploy/backend/README.md describes them.`;

const actions = ['list', 'export', 'carry-out', 'extend'] as const;
type Action = (typeof actions)[number];

/** How the command reaches a person and the user pools. */
export interface PrivacyCommandDeps {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The pools that sign buyers in, from which a deletion removes them; throws a StartFault if they cannot be used. */
  readonly identity: (core: {
    readonly db: Db;
    readonly tenants: TenantFiles;
    readonly clock: Clock;
    readonly random: Random;
  }) => IdentityWiring;
  /** Opens the database, which the command closes; without it, the one that the settings name. */
  readonly open?: () => Promise<Database>;
}

interface Asked {
  readonly tenantId: string;
  readonly action: Action;
  /** The email or the id; empty for `list`. */
  readonly subject: string;
}

/** One run on an open database. */
interface Run extends Asked {
  readonly deps: PrivacyDeps;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** What a run ends with: lines to print, or why nothing was done. */
type Result = { readonly lines: readonly string[] } | { readonly refused: string };

/**
 * Answers privacy requests as `words` ask: lists the open ones, exports the data of one account as JSON, carries out a deletion or extends it
 * (ACCT-51 to ACCT-54). Returns the exit code. While another process holds the embedded database, nothing is done.
 */
export async function runPrivacyCommand(
  settings: BackendSettings,
  words: readonly string[],
  parts: PrivacyCommandDeps,
): Promise<number> {
  const asked = readWords(words);
  const tenants = readTenants(tenantFolder(settings.tenantFolders));
  const tenant = asked && tenants.byId(asked.tenantId);
  if (!asked || !tenant) {
    const known = tenants.all().map(({ id }) => id);
    parts.complain(asked ? `There is no tenant ${asked.tenantId}. Tenants are ${known.join(', ')}.` : usage);
    return privacyExitCodes.badUsage;
  }
  try {
    const result = await withDatabase(settings, { tenants, parts }, (db, deps) =>
      answer({ ...asked, deps, tenant, store: tenantStore(db, tenant.id) }),
    );
    return printResult(result, parts);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    parts.complain(error.message);
    return error.exitCode;
  }
}

function printResult(result: Result, { print, complain }: PrivacyCommandDeps): number {
  if ('refused' in result) {
    complain(result.refused);
    return privacyExitCodes.refused;
  }
  for (const line of result.lines) print(line);
  return privacyExitCodes.done;
}

function readWords([tenantId, action, subject, ...more]: readonly string[]): Asked | undefined {
  const known = actions.find((one) => one === action);
  const needsSubject = known !== 'list';
  if (!tenantId || !known || more.length > 0 || needsSubject !== (subject !== undefined)) return undefined;
  return { tenantId, action: known, subject: subject ?? '' };
}

async function withDatabase<T>(
  settings: BackendSettings,
  { tenants, parts }: { readonly tenants: TenantFiles; readonly parts: PrivacyCommandDeps },
  work: (db: Db, deps: PrivacyDeps) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir, dataKey, dataKeyDir, smtp } = settings;
  const sealer = createSealer(sealingKeys({ variable: dataKey, directory: dataKeyDir }));
  const { open = () => openDatabase({ databaseUrl, directory: `${dataDir}/db` }) } = parts;
  const database = await open();
  try {
    const { db } = database;
    const core = { db, tenants, clock, random };
    const identity = await identityDeps({ ...core, ...parts.identity(core) });
    const outbox = createOutbox({ clock, random, sendsMail: smtp !== undefined });
    const secret = await serverSecret(db, random, 'links');
    const ports = { clock, random, outbox, sealer, secret, zips: createZipTable() };
    const prequalification = { ...ports, bureau: undefined, hasAppliedSince: hasFinancedSince, cartZip };
    return await work(db, privacyDeps({ clock, random, outbox, identity, prequalification }));
  } finally {
    await database.close();
  }
}

/** A pool that does not answer is a refusal: the transaction has changed nothing. */
async function answer(run: Run): Promise<Result> {
  try {
    switch (run.action) {
      case 'list':
        return await listOpen(run);
      case 'export':
        return await exportAccount(run);
      case 'carry-out':
      case 'extend':
        return await answerOpen(run, run.action);
    }
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    return { refused: error.message };
  }
}

async function listOpen({ store }: Run): Promise<Result> {
  const now = clock.now().toISOString();
  const lines = (await openRequests(store)).map((row) => {
    const { id, kind, requestedAt, dueAt, isExtended } = requestView(row);
    const notes = [...(isExtended ? ['extended'] : []), ...(dueAt < now ? ['OVERDUE'] : [])];
    return [`${id}  ${kind}  requested ${day(requestedAt)}  due ${day(dueAt)}`, ...notes].join('  ');
  });
  return { lines: lines.length > 0 ? lines : ['No open requests.'] };
}

async function exportAccount({ deps, store, tenant, subject }: Run): Promise<Result> {
  const accounts = createDrizzleIdentityStore(store.db);
  const user = await accounts.findUserByEmail(tenant.id, subject.trim().toLowerCase());
  if (!user?.isEmailVerified) return { refused: 'No account has proved this email.' };
  const report = await exportData(deps, { store, tenant, sub: user.sub });
  if (!isFailure(report)) return { lines: [JSON.stringify(report, null, 2)] };
  return {
    refused:
      report.code === 'error.privacy.accessLimit'
        ? 'This person has made 2 access requests within 12 months already.'
        : 'The account is gone.',
  };
}

async function answerOpen(
  { deps, store, tenant, subject: requestId }: Run,
  action: 'carry-out' | 'extend',
): Promise<Result> {
  const request = await answerRequest(deps, { store, tenant, requestId, answer: action });
  if (isFailure(request)) return { refused: `There is no open request ${requestId}.` };
  if ('runningOrders' in request) return { refused: stillRunning(request) };
  return {
    lines: [
      action === 'extend'
        ? `Extended: ${request.id} is due ${day(request.dueAt)}.`
        : `Carried out: ${request.id}. The account and its data are removed, orders are kept.`,
    ],
  };
}

function stillRunning({ runningOrders }: OrdersRunning): string {
  return `Nothing was deleted, because the account has running orders: ${runningOrders.join(', ')}.
Deliver each of them, or have it canceled: the buyer can do so on the page of their orders until the contract is signed. Then run this again.
If that takes longer than the request may, extend it.`;
}

const day = (at: string) => at.slice(0, 10);
