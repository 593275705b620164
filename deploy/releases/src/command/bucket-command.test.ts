import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { sampleTenant, startS3StandIn, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';
import { openReleaseStore } from '../store/open-release-store.ts';
import { releaseLocation } from '../store/release-location.ts';
import { publishTenant } from '../publication/publish-tenant.ts';

afterEach(() => vi.unstubAllEnvs());

async function setUpBucket() {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  for (const [name, value] of Object.entries(standIn.env)) vi.stubEnv(name, value);
  return { standIn, store: await openReleaseStore(releaseLocation(standIn.env, '/nowhere')) };
}

const remotes = ['mfe-a', 'mfe-b', 'mfe-c'];

it('publishes, promotes, rolls back and verifies in a bucket', async () => {
  const { standIn, store } = await setUpBucket();
  const { dir, run, printed, complaints } = setUpCommand(store);
  writeSampleBuild(dir, { name: 'shell' });
  expect(await run('publish shell --version 1.0.0 --promote')).toBe(0);
  writeSampleBuild(dir, { name: 'shell', files: { 'entry.11111111.js': 'two' } });
  expect(await run('publish shell --version 1.0.1 --promote')).toBe(0);
  expect(await run('rollback shell')).toBe(0);
  expect(await store.channel('stable')).toMatchObject({ revision: 3, current: { shell: '1.0.0' } });
  expect(await run('verify')).toBe(0);
  expect(await run('history')).toBe(0);
  expect(printed.join('\n')).toContain('ada');
  expect(complaints).toEqual([]);
  expect([...standIn.objects.keys()]).toContain('site/remotes/shell/1.0.1/release.json');
  expect([...standIn.objects.keys()].some((key) => key.includes('signing-key'))).toBe(false);
  expect((await publishTenant(store, JSON.stringify(sampleTenant('ember')))).ok).toBe(true);
  expect(await store.tenantIds()).toEqual(['ember']);
});

it('loses none of several concurrent promotions', async () => {
  const { store } = await setUpBucket();
  const platform = setUpCommand(store);
  writeSampleBuild(platform.dir, { name: 'shell' });
  await platform.run('publish shell --version 1.0.0 --promote');
  const teams = remotes.map((name) => ({ name, team: setUpCommand(store) }));
  for (const { name, team } of teams) {
    writeSampleBuild(team.dir, { name, container: name.replace('mfe-', '') });
    expect(await team.run(`publish ${name} --version 1.0.0`)).toBe(0);
  }
  const codes = await Promise.all(teams.map(({ name, team }) => team.run(`promote ${name} 1.0.0`)));
  expect(teams.flatMap(({ team }) => team.complaints)).toEqual([]);
  expect(codes).toEqual([0, 0, 0]);
  expect(await store.channel('stable')).toMatchObject({
    revision: 4,
    current: Object.fromEntries(['shell', ...remotes].map((name) => [name, '1.0.0'])),
  });
  expect(await store.revisions('stable')).toEqual([1, 2, 3, 4]);
});
