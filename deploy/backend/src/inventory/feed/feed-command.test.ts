import type { SearchResult } from '@forecourt/shared-contracts/inventory';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendSettings } from '../../settings.ts';
import { putEmptyDatabase } from '../../testing/empty-database.ts';
import { freeBackendPorts, freePort } from '../../testing/free-port.ts';
import { spawnBackend } from '../../testing/spawn-backend.ts';
import { runFeedCommand } from './feed-command.ts';
import { feedImportPath } from './feed.routes.ts';

const sample = fileURLToPath(new URL('./sample-feed.csv', import.meta.url));
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-feed-'));
  putEmptyDatabase(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function run(env: Record<string, string>, ...words: string[]) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const settings = backendSettings({ FORECOURT_DATA: dataDir, ...env });
  const exitCode = await runFeedCommand(settings, words, { print: write, complain: write });
  return { exitCode, text: lines.join('\n') };
}

it('imports while no backend runs, and reports what was wrong', async () => {
  const first = await run({}, 'harbor', sample);
  expect([first.exitCode, first.text]).toEqual([
    0,
    '6 rows: 6 added, 0 updated, 0 unchanged, 0 left out.\nNot in the feed: 0 marked Sold, 0 Deleted, 0 kept for orders.\n2 new dealers.',
  ]);
  const broken = join(dataDir, 'broken.csv');
  writeFileSync(broken, 'vin,make\n1,2\n');
  expect(await run({}, 'harbor', broken)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('The feed lacks the columns stock_number, condition') as string,
  });
  expect((await run({}, 'nobody', sample)).text).toContain('There is no tenant nobody. Tenants are ');
  expect((await run({}, 'harbor', `${sample}.gone`)).text).toContain('cannot be read');
  for (const words of [[], ['harbor'], ['harbor', sample, '--force'], ['harbor', sample, sample]]) {
    expect(await run({}, ...words)).toMatchObject({ exitCode: 64 });
  }
}, 60_000);

it('imports through the backend that holds the database, and its search is updated at once', async () => {
  const env = { FORECOURT_DATA: dataDir, FORECOURT_VEHICLES: '20', ...(await freeBackendPorts()) };
  const backend = spawnBackend(env);
  try {
    await backend.ready();
    const headers = { 'x-forecourt-tenant': 'harbor', 'content-type': 'application/json' };
    const total = async (query: string) => {
      const answer = await fetch(`${backend.url}/public/inventory/vehicles?${query}`, { headers });
      return ((await answer.json()) as SearchResult).total;
    };
    expect(await total('keyword=4T1DAACK6SU100001')).toBe(0);
    const answer = await run(env, 'harbor', sample, '--partial');
    expect(answer).toMatchObject({ exitCode: 0, text: expect.stringContaining('6 added') as string });
    expect(await total('keyword=4T1DAACK6SU100001')).toBe(1);
    expect(readdirSync(join(dataDir, 'feeds'))).toEqual([]);

    const body = JSON.stringify({
      name: 'x.csv',
      isPartial: true,
      allowsEmpty: false,
      allowsMostSold: false,
    });
    const stranger = await fetch(`${backend.url}${feedImportPath}`, { method: 'POST', headers, body });
    expect(stranger.status).toBe(404);
    const elsewhere = await run({ ...env, BACKEND_PORT: String(await freePort()) }, 'harbor', sample);
    expect(elsewhere).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('Set BACKEND_PORT') as string,
    });
  } finally {
    backend.signal('SIGKILL');
    await backend.end();
  }
}, 120_000);
