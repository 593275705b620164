import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { sampleTenant, startS3StandIn, temporaryFolder, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';
import { folderSigner } from '../signing/folder-signer.ts';
import { trustedKeyFile } from '../signing/trusted-key-source.ts';
import { openReleaseStore } from '../store/open-release-store.ts';
import { releaseLocation } from '../store/release-location.ts';
import { publishTenant } from '../publication/publish-tenant.ts';

afterEach(() => vi.unstubAllEnvs());

async function setUpBucket() {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  for (const [name, value] of Object.entries(standIn.env)) vi.stubEnv(name, value);
  const keys = temporaryFolder();
  const signer = () => folderSigner(keys);
  signer();
  const trusted = trustedKeyFile(join(keys, 'trusted-keys.pem'));
  const store = await openReleaseStore(releaseLocation(standIn.env, '/nowhere'), trusted);
  return { standIn, store, signer };
}

const remotes = ['mfe-a', 'mfe-b', 'mfe-c'];

it('publishes, promotes, rolls back and verifies in a bucket', async () => {
  const { standIn, store, signer } = await setUpBucket();
  const { dir, run, printed, complaints } = setUpCommand({ store, signer });
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
  expect([...standIn.objects.keys()].some((key) => key.includes('key'))).toBe(false);
  expect((await publishTenant(store, JSON.stringify(sampleTenant('ember')))).ok).toBe(true);
  expect(await store.tenantIds()).toEqual(['ember']);
});

it('loses none of several concurrent promotions', async () => {
  const bucket = await setUpBucket();
  const { store } = bucket;
  const platform = setUpCommand(bucket);
  writeSampleBuild(platform.dir, { name: 'shell' });
  await platform.run('publish shell --version 1.0.0 --promote');
  const teams = remotes.map((name) => ({ name, team: setUpCommand(bucket) }));
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
