import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  folderSigner,
  openReleaseStore,
  promote,
  publish,
  publishTenant,
  readBuild,
} from '@forecourt/releases';
import { sampleTenant, startS3StandIn, temporaryFolder, writeSampleBuild } from '@forecourt/releases/testing';
import { edgeSettings } from '../settings.ts';
import { createLiveSite } from './create-live-site.ts';

afterEach(() => vi.unstubAllEnvs());

it('an edge whose settings name a bucket serves from it, follows it, and keeps its state while the bucket is down', async () => {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  for (const [name, value] of Object.entries(standIn.env)) vi.stubEnv(name, value);
  const dir = temporaryFolder();
  const signer = folderSigner(join(dir, 'keys'));
  const { releases, trustedKeys, channel } = edgeSettings({
    ...process.env,
    FORECOURT_ENV: 'local',
    FORECOURT_DATA: dir,
  });
  const store = await openReleaseStore(releases, trustedKeys);
  const logged: string[] = [];
  const site = createLiveSite({ store, channel, log: (line) => void logged.push(line) });
  const release = async (text: string, version: string) => {
    writeSampleBuild(dir, { name: 'shell', files: { 'main.aaaaaaaa.js': text } });
    const build = await readBuild('shell', join(dir, 'shell/dist'));
    await publish({ store, signer, channel }, [{ build, version }]);
    const target = { store, signer, channel, now: new Date(), by: 'tests', allowOlder: false };
    await promote(target, [{ name: 'shell', version }]);
  };
  await publishTenant(store, JSON.stringify(sampleTenant('northstar')));
  await release('one', '1.0.0');
  await site.refresh();
  expect(site.snapshot().releases.get('shell')?.current.version).toBe('1.0.0');
  await release('two', '1.1.0');
  await site.refresh();
  expect(site.snapshot().releases.get('shell')?.current.version).toBe('1.1.0');
  expect(logged).toEqual([]);
  standIn.fail(403, 10);
  await site.refresh();
  expect(logged).toHaveLength(2);
  expect(site.snapshot().releases.get('shell')?.current.version).toBe('1.1.0');
  expect([...site.snapshot().tenants.keys()]).toEqual(['northstar']);
});

it('reports what is wrong with a setting of the release store', () => {
  expect(() => edgeSettings({ FORECOURT_RELEASES: 's3://releases' })).toThrow('AWS_REGION');
});
