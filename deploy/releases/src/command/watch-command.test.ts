import { expect, it } from 'vitest';
import type { ReleaseReport, StatusReport } from '@forecourt/shared-contracts/observe';
import { writeSampleBuild } from '../testing/index.ts';
import type { CommandContext } from './command.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const nothing = { LCP: null, INP: null, CLS: null, load: null, mount: null };

function seen(version: string, pages: number, failedPages: number): ReleaseReport {
  const name = 'mfe-storefront';
  return { name, version, pages, failedPages, faults: {}, routes: {}, tenants: [], p75: nothing, parts: [] };
}

const report = (...releases: ReleaseReport[]): StatusReport => ({
  environment: 'local',
  startedAt: '2026-11-21T05:00:00.000Z',
  generatedAt: '2026-11-21T06:00:00.000Z',
  windowMinutes: 60,
  channels: [],
  site: { pages: 0, failedPages: 0 },
  releases,
  incidents: [],
});

/** A canary 1.1.0 next to 1.0.0, and edges that report by URL. */
async function setUp(
  edges: Readonly<Record<string, unknown>>,
  outside: Partial<Pick<CommandContext, 'readStatus' | 'addressesOf' | 'sleep'>> = {},
) {
  const readStatus = ({ host }: URL) =>
    host in edges ? Promise.resolve(edges[host]) : Promise.reject(new Error('status 401'));
  const command = setUpCommand(undefined, { readStatus, ...outside });
  writeSampleBuild(command.dir, { name: 'shell' });
  await command.run('publish shell --version 1.0.0 --promote');
  for (const version of ['1.0.0', '1.1.0']) {
    const files = { 'entry.0a1b2c3d.js': version };
    writeSampleBuild(command.dir, { name: 'mfe-storefront', container: 'storefront', files });
    await command.run(
      `publish mfe-storefront --version ${version} ${version === '1.0.0' ? '--promote' : ''}`,
    );
  }
  await command.run('canary mfe-storefront 1.1.0 --percent 50');
  const canary = async () => (await command.store.channel('stable'))?.canaries?.['mfe-storefront']?.version;
  return { ...command, canary };
}

it('adds up the reports of all edges, and ends a worse canary with the reason', async () => {
  const half = report(seen('1.0.0', 100, 1), seen('1.1.0', 20, 4));
  const { run, printed, canary, store } = await setUp({ 'one.example': half, 'two.example': half });
  expect(await run('watch --once --edge http://one.example')).toBe(0);
  expect(printed).toEqual([
    'mfe-storefront 1.1.0 cannot be judged yet, too few of its own pages were opened (30 in an hour are needed): 20.0 % of 20 pages with errors, 1.0.0 1.0 %',
  ]);
  expect(await run('watch --once --edge http://one.example,http://two.example')).toBe(0);
  expect(printed).toEqual([
    'mfe-storefront 1.1.0 is taken back: 20.0 % of 40 pages with errors, 1.0.0 1.0 %',
  ]);
  expect(await canary()).toBeUndefined();
  expect(await store.change('stable', 4)).toMatchObject({
    action: 'canary-off',
    by: 'watch for ada',
    reason: 'errors on 20 % of 40 pages, 1.0.0 on 1 %',
  });
});

it('judges a canary by the pages that opened it: one that always fails on a seldom opened remote ends', async () => {
  const one = report({ ...seen('1.0.0', 9000, 10), visits: 200 }, { ...seen('1.1.0', 3000, 29), visits: 29 });
  const { run, printed, canary } = await setUp({ 'one.example': one, 'two.example': one });
  expect(await run('watch --once --edge http://one.example')).toBe(0);
  expect(printed[0]).toBe(
    'mfe-storefront 1.1.0 cannot be judged yet, too few of its own pages were opened (30 in an hour are needed): 100.0 % of 29 pages with errors, 1.0.0 5.0 %',
  );
  expect(await canary()).toBe('1.1.0');
  expect(await run('watch --once --edge http://one.example,http://two.example')).toBe(0);
  expect(printed[0]).toContain('is taken back: 100.0 % of 58 pages with errors, 1.0.0 5.0 %');
  expect(await canary()).toBeUndefined();
});

it('never calls a canary good that hardly any page opened', async () => {
  const one = report({ ...seen('1.0.0', 9000, 0), visits: 90 }, { ...seen('1.1.0', 9000, 0), visits: 2 });
  const { run, printed } = await setUp({ 'one.example': one });
  expect(await run('watch --once --edge http://one.example')).toBe(0);
  expect(printed.join()).toMatch(/cannot be judged yet.* 0\.0 % of 2 pages/);
});

it('lets a canary stay within the given margin', async () => {
  const one = report(seen('1.0.0', 100, 1), seen('1.1.0', 40, 8));
  const { run, printed, canary } = await setUp({ 'one.example': one });
  expect(await run('watch --once --edge http://one.example --margin 30')).toBe(0);
  expect(printed[0]).toContain('stays');
  expect(await canary()).toBe('1.1.0');
});

it.each([
  ['an edge that refuses', 'http://none.example', /none\.example tells no status: status 401/],
  ['an edge that answers something else', 'http://odd.example', /odd\.example tells no status/],
])('reports %s, and decides nothing', async (_case, edge, complaint) => {
  const { run, complaints, canary } = await setUp({ 'odd.example': { releases: 'all' } });
  expect(await run(`watch --once --edge ${edge}`)).toBe(0);
  expect(complaints.join()).toMatch(complaint);
  expect(await canary()).toBe('1.1.0');
});

it.each([
  'watch',
  'watch --edge nowhere',
  'watch --edge http://a.example --margin no',
  'watch --edge http://a.example --channel ../no',
])('%s is a usage error', async (line) => {
  const { run } = await setUp({});
  expect(await run(line)).toBe(2);
});

it("watches the tenants' own channels too, by the pages of that tenant", async () => {
  const one = report({
    ...seen('1.1.0', 200, 20),
    tenants: [
      { tenant: 'harbor', pages: 40, failedPages: 20 },
      { tenant: 'northstar', pages: 160, failedPages: 0 },
    ],
  });
  const { run, printed, store } = await setUp({ 'one.example': one });
  await run('canary mfe-storefront --off');
  await store.writeTenant('harbor', '{}');
  await run('canary mfe-storefront 1.1.0 --percent 50 --channel harbor');
  const canary = async () => (await store.channel('harbor'))?.canaries?.['mfe-storefront']?.version;
  expect(await run('watch --once --edge http://one.example --channel stable')).toBe(0);
  expect([printed, await canary()]).toEqual([[], '1.1.0']);
  expect(await run('watch --once --edge http://one.example')).toBe(0);
  expect(printed).toEqual([
    'harbor: mfe-storefront 1.1.0 is taken back: 50.0 % of 40 pages with errors, 1.0.0 0.0 %',
  ]);
  expect(await canary()).toBeUndefined();
});

it('a channel that cannot be judged keeps no canary of another one', async () => {
  const worse = { ...seen('1.1.0', 40, 20), tenants: [{ tenant: 'harbor', pages: 40, failedPages: 20 }] };
  const { run, store } = await setUp({ 'one.example': report(worse) });
  for (const id of ['ember', 'harbor']) await store.writeTenant(id, '{}');
  await run('canary mfe-storefront --off');
  await run('canary mfe-storefront 1.1.0 --percent 50 --channel harbor');
  const { channel } = store;
  store.channel = (name) =>
    name === 'ember' ? Promise.reject(new Error('this channel is broken')) : channel.call(store, name);
  await expect(run('watch --once --edge http://one.example')).rejects.toThrow('this channel is broken');
  expect((await store.channel('harbor'))?.canaries?.['mfe-storefront']).toBeUndefined();
});

it('continues after a failed pass, reports it once, and ends the canary when it can judge again', async () => {
  const worse = report(seen('1.0.0', 100, 0), seen('1.1.0', 40, 20));
  const answers: unknown[] = [new Error('down'), new Error('down'), worse];
  let looks = 0;
  const end = new Error('the test is over');
  const { run, complaints, printed, canary } = await setUp(
    {},
    {
      readStatus: () => {
        const answer = answers[looks];
        looks += 1;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      sleep: () => (looks < answers.length ? Promise.resolve() : Promise.reject(end)),
    },
  );
  await expect(run('watch --edge http://one.example')).rejects.toBe(end);
  expect(complaints).toEqual(['http://one.example tells no status: down']);
  expect(printed.at(-1)).toContain('is taken back');
  expect(await canary()).toBeUndefined();
});

it('continues after the store failed', async () => {
  let looks = 0;
  const end = new Error('the test is over');
  const { run, store, complaints } = await setUp(
    {},
    { sleep: () => ((looks += 1) < 3 ? Promise.resolve() : Promise.reject(end)) },
  );
  store.channel = () => Promise.reject(new Error('the store is away'));
  await expect(run('watch --edge http://one.example')).rejects.toBe(end);
  expect(complaints).toEqual([
    'http://one.example tells no status: status 401',
    'The canaries cannot be judged now: the store is away',
  ]);
});

it('asks every address of a host name again at each pass, so that edges may come and go', async () => {
  const half = report(seen('1.0.0', 100, 1), seen('1.1.0', 20, 4));
  const asked: string[] = [];
  const addresses = [['10.16.0.7'], ['10.16.0.7', '10.16.0.9']];
  const { run, canary } = await setUp(
    { '10.16.0.7:8080': half, '10.16.0.9:8080': half },
    {
      addressesOf(host) {
        asked.push(host);
        return Promise.resolve(addresses.shift() ?? []);
      },
    },
  );
  expect(await run('watch --once --edges-of http://edge.internal:8080')).toBe(0);
  expect(await canary()).toBe('1.1.0');
  expect(await run('watch --once --edges-of http://edge.internal:8080')).toBe(0);
  expect(await canary()).toBeUndefined();
  expect(asked).toEqual(['edge.internal', 'edge.internal']);
});

it('waits for a host name that has no address yet', async () => {
  const { run, canary, complaints } = await setUp({});
  expect(await run('watch --once --edges-of http://edge.internal:8080')).toBe(0);
  expect(await canary()).toBe('1.1.0');
  expect(complaints).toEqual(['edge.internal has no address: no such host']);
});
