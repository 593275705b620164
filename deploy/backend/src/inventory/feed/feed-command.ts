import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { exitCodes, StartFault } from '@forecourt/settings';
import { openDatabase } from '../../db/index.ts';
import { createZipTable } from '../../geo/index.ts';
import { tenantHeader } from '../../http/index.ts';
import { systemClock } from '../../ports/index.ts';
import type { BackendSettings } from '../../settings.ts';
import { readTenants, tenantFolder } from '../../tenants/index.ts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { dropFeed, removeDroppedFeed } from './feed-drop.ts';
import { feedImportPath, type FeedImportAnswer } from './feed.routes.ts';
import { localFeed } from './fetch-feed.ts';
import { FeedRefused, noteText, type FeedSummary } from './feed-summary.ts';
import { importFeed, type FeedOptions } from './import-feed.ts';
import { operatorKeyHeader, readOperatorKey } from './operator-key.ts';

/** Exit codes of the command, in addition to those of the backend. */
export const feedExitCodes = { done: 0, refused: 1, someLeftOut: 2, badUsage: 64 } as const;

const usage = `Usage: npm run inventory:import -- <tenant> <feed.csv or its https address> [--partial] [--allow-empty] [--allow-most-sold]

  --partial          the feed tells of some vehicles only; the others stay as they are
  --allow-empty      a feed without a single good row marks every vehicle as sold
  --allow-most-sold  a feed that lacks more than half of the listed vehicles marks them as sold

deploy/backend/README.md describes the columns.`;

/** Where the command writes its output. */
export interface FeedTerminal {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

interface Asked extends FeedOptions {
  readonly tenantId: string;
  readonly file: string;
}

/**
 * Imports a feed as specified by `arguments`, and returns the exit code. Goes through the running backend if
 * that one holds the database.
 */
export async function runFeedCommand(
  settings: BackendSettings,
  words: readonly string[],
  { print, complain }: FeedTerminal,
): Promise<number> {
  const asked = readArguments(words);
  if (!asked) {
    complain(usage);
    return feedExitCodes.badUsage;
  }
  const tenants = readTenants(tenantFolder(settings.tenantFolders));
  if (!tenants.byId(asked.tenantId)) {
    const known = tenants.all().map(({ id }) => id);
    complain(`There is no tenant ${asked.tenantId}. Tenants are ${known.join(', ')}.`);
    return feedExitCodes.badUsage;
  }
  const feed = await localFeed(asked.file);
  if (typeof feed === 'string') {
    complain(feed);
    return feedExitCodes.badUsage;
  }
  try {
    return await runImport(settings, { ...asked, file: feed.file }, { print, complain });
  } finally {
    await feed.end();
  }
}

async function runImport(
  settings: BackendSettings,
  asked: Asked,
  { print, complain }: FeedTerminal,
): Promise<number> {
  try {
    const summary = await importAnyway(settings, asked);
    for (const line of report(summary)) print(line);
    return summary.leftOut > 0 ? feedExitCodes.someLeftOut : feedExitCodes.done;
  } catch (error) {
    if (error instanceof StartFault) {
      complain(error.message);
      return error.exitCode;
    }
    if (!(error instanceof FeedRefused)) throw error;
    for (const note of error.notes) complain(noteText(note));
    complain(error.message);
    return feedExitCodes.refused;
  }
}

function readArguments(words: readonly string[]): Asked | undefined {
  const flags = words.filter((word) => word.startsWith('--'));
  const [tenantId, file, ...more] = words.filter((word) => !word.startsWith('--'));
  const known = ['--partial', '--allow-empty', '--allow-most-sold'];
  const isKnown = flags.every((flag) => known.includes(flag));
  if (tenantId === undefined || file === undefined || more.length > 0 || !isKnown) return undefined;
  return {
    tenantId,
    file,
    isPartial: flags.includes('--partial'),
    allowsEmpty: flags.includes('--allow-empty'),
    allowsMostSold: flags.includes('--allow-most-sold'),
  };
}

async function importAnyway(settings: BackendSettings, asked: Asked): Promise<FeedSummary> {
  try {
    return await importHere(settings, asked);
  } catch (error) {
    const isLocked = error instanceof StartFault && error.exitCode === exitCodes.dataLocked;
    if (!isLocked) throw error;
    return importThere(settings, asked);
  }
}

async function importHere(settings: BackendSettings, asked: Asked): Promise<FeedSummary> {
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, directory: `${dataDir}/db` });
  try {
    const todayOn = dateOnIn(systemClock.now(), 'UTC');
    const { tenantId } = asked;
    const input = { db: database.db, zips: createZipTable(), tenantId, importId: randomUUID(), todayOn };
    return await importFeed(input, createReadStream(asked.file), asked);
  } finally {
    await database.close();
  }
}

/**
 * Only one process can open the embedded database: the running backend reads a copy of the feed from its data
 * directory.
 */
async function importThere({ dataDir, port }: BackendSettings, asked: Asked): Promise<FeedSummary> {
  const name = await dropFeed(dataDir, asked.file);
  try {
    const { isPartial, allowsEmpty, allowsMostSold } = asked;
    const response = await fetch(`http://127.0.0.1:${port}${feedImportPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [tenantHeader]: asked.tenantId,
        [operatorKeyHeader]: readOperatorKey(dataDir),
      },
      body: JSON.stringify({ name, isPartial, allowsEmpty, allowsMostSold }),
    }).catch(() => undefined);
    if (!response || ![200, 422].includes(response.status)) {
      throw new FeedRefused(
        `The backend that holds ${dataDir} did not take the feed on port ${port} (${response?.status ?? 'no answer'}). Set BACKEND_PORT to its port.`,
      );
    }
    const answer = (await response.json()) as FeedImportAnswer;
    if ('refused' in answer) throw new FeedRefused(answer.refused, answer.notes);
    return answer.summary;
  } finally {
    await removeDroppedFeed(dataDir, name);
  }
}

function report(summary: FeedSummary): string[] {
  const { rows, leftOut, heldByOrders, newDealers, unknown } = summary;
  return [
    ...summary.faults.map((note) => `left out  ${noteText(note)}`),
    ...summary.warnings.map((note) => `taken     ${noteText(note)}`),
    `${rows} rows: ${summary.added} added, ${summary.updated} updated, ${summary.unchanged} unchanged, ${leftOut} left out.`,
    `Not in the feed: ${summary.sold} marked Sold, ${summary.deleted} Deleted, ${heldByOrders} kept for orders.`,
    ...(unknown > 0
      ? [
          `No VIN can be read in ${unknown} of the rows that were left out. They may be vehicles that are missing, so nothing was marked Sold or Deleted. Correct them and import the feed again.`,
        ]
      : []),
    ...(newDealers > 0 ? [`${newDealers} new dealers.`] : []),
  ];
}
