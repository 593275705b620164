import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endCanaries, promote, rollback, startCanary } from '@forecourt/releases';
import { route, type SampleBuild } from '@forecourt/releases/testing';
import type { StatusReport } from '@forecourt/shared-contracts/observe';
import { createLiveSite } from './create-live-site.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
import { isInCanary } from './visitor-site.ts';

const storefront = sampleBuilds[1]!;

/** The storefront with one additional file. */
function changed(file: string, change: Partial<SampleBuild> = {}): SampleBuild {
  return { ...storefront, ...change, files: { ...storefront.files, [file]: file } };
}

async function setUp(canary: SampleBuild = changed('new.55555555.js')) {
  const edge = await setUpEdge();
  const [id] = await edge.publishBuilds([canary]);
  const versionFor = async (headers: Record<string, string> = {}, path = '/sign-in') => {
    const html = await (await edge.get(path, headers)).text();
    return /assets\/mfe-storefront\/([^/]+)\//.exec(html)?.[1];
  };
  return { ...edge, id: id!, stable: await versionFor(), versionFor };
}

/** Groups inside and outside of a canary for half of the visitors. */
function groupsOf({ site }: Awaited<ReturnType<typeof setUpEdge>>) {
  const canary = site.snapshot().canaries.get('mfe-storefront')!;
  const all = Array.from({ length: 100 }, (_, group) => group);
  return {
    inside: all.find((group) => isInCanary(group, canary))!,
    outside: all.find((group) => !isInCanary(group, canary))!,
  };
}

const asGroup = (group: number) => ({ cookie: `release-group=${group}` });

describe('a canary', () => {
  it('is served to its groups and no others, with the live release as its fallback', async () => {
    const edge = await setUp();
    await startCanary(edge.target, { ...edge.id, percent: 50 });
    await edge.site.refresh();
    const { inside, outside } = groupsOf(edge);
    expect(await edge.versionFor(asGroup(inside))).toBe(edge.id.version);
    expect(await edge.versionFor(asGroup(outside))).toBe(edge.stable);
    const html = await (await edge.get('/search', asGroup(inside))).text();
    const page = JSON.parse(/id="forecourt-page">(.*?)<\/script>/.exec(html)![1]!) as {
      releases: { remotes: { name: string; fallback?: { version: string } }[] };
    };
    const remote = page.releases.remotes.find(({ name }) => name === 'mfe-storefront');
    expect(remote?.fallback?.version).toBe(edge.stable);
  });

  it('stays with its visitor: a group is drawn once, stored in a cookie of this host, and contains nothing else', async () => {
    const edge = await setUp();
    expect((await edge.get('/search')).headers.get('set-cookie')).toBeNull();
    await startCanary(edge.target, { ...edge.id, percent: 50 });
    await edge.site.refresh();
    const cookie = (await edge.get('/search')).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^release-group=\d{1,4}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    const again = { cookie: cookie.split(';')[0]! };
    const first = await edge.versionFor(again);
    expect((await edge.get('/search', again)).headers.get('set-cookie')).toBeNull();
    await edge.site.refresh();
    expect(await edge.versionFor(again)).toBe(first);
  });

  it('keeps all of its visitors when it grows', async () => {
    const edge = await setUp();
    await startCanary(edge.target, { ...edge.id, percent: 50 });
    await edge.site.refresh();
    const { inside } = groupsOf(edge);
    await startCanary(edge.target, { ...edge.id, percent: 51 });
    await edge.site.refresh();
    expect(await edge.versionFor(asGroup(inside))).toBe(edge.id.version);
  });

  it.each(['', 'release-group=', 'release-group=99999', 'release-group=-1', 'release-group=<script>'])(
    'does not accept "%s" as a group and draws one',
    async (cookie) => {
      const edge = await setUp();
      await startCanary(edge.target, { ...edge.id, percent: 1 });
      await edge.site.refresh();
      expect((await edge.get('/search', { cookie })).headers.get('set-cookie')).toMatch(
        /^release-group=\d+;/,
      );
    },
  );

  it('is gone with the next page when it ends', async () => {
    const edge = await setUp();
    await startCanary(edge.target, { ...edge.id, percent: 100 });
    await edge.site.refresh();
    expect(await edge.versionFor(asGroup(1))).toBe(edge.id.version);
    await endCanaries(edge.target, ['mfe-storefront']);
    await edge.site.refresh();
    expect(await edge.versionFor(asGroup(1))).toBe(edge.stable);
    expect((await edge.get(`/assets/mfe-storefront/${edge.id.version}/new.55555555.js`)).status).toBe(200);
  });

  it('is never mixed with incompatible releases, even if its pointer says so', async () => {
    const clash = changed('new.55555555.js', {
      routes: [...storefront.routes!, route('/cart', { id: 'cart' })],
    });
    const edge = await setUpEdge();
    await edge.release([{ name: 'mfe-credit-app', container: 'creditApp', routes: [] }]);
    const [id] = await edge.publishBuilds([clash]);
    await startCanary(edge.target, { ...id!, percent: 100 });
    await edge.release([sampleBuilds[4]!]);
    await edge.site.refresh();
    const html = await (await edge.get('/search', asGroup(1))).text();
    expect(edge.site.snapshot().canaries.size).toBe(1);
    expect(html).not.toContain(id!.version);
  });
});

it.each([1, 10, 50, 90])('a canary of %i %% gets that share of the groups', (percent) => {
  const record = { ...{ name: 'mfe-x', version: '1.0.0' } } as Parameters<typeof isInCanary>[1]['record'];
  const inside = Array.from({ length: 10_000 }, (_, group) => group).filter((group) =>
    isInCanary(group, { record, percent }),
  );
  expect(inside.length / 100).toBeGreaterThan(percent - 1.5);
  expect(inside.length / 100).toBeLessThan(percent + 1.5);
});

describe("a tenant's own channel", () => {
  it('is followed by that tenant only, and dropped again', async () => {
    const edge = await setUp();
    const target = { ...edge.target, channel: 'harbor' };
    await promote(target, [edge.id]);
    await edge.site.refresh();
    expect(await edge.versionFor({ host: 'harbor.localhost' })).toBe(edge.id.version);
    expect(await edge.versionFor()).toBe(edge.stable);
    expect(await (await edge.get('/search', { host: 'harbor.localhost' })).text()).toContain(
      'main.aaaaaaaa.js',
    );
    await rollback(target, ['mfe-storefront']);
    await edge.site.refresh();
    expect(await edge.versionFor({ host: 'harbor.localhost' })).toBe(edge.stable);
  });

  it('gets no common canary of a remote that it pins, and may have its own', async () => {
    const edge = await setUp();
    const [second] = await edge.publishBuilds([changed('two.66666666.js')]);
    const [third] = await edge.publishBuilds([changed('three.77777777.js')]);
    await startCanary(edge.target, { ...edge.id, percent: 100 });
    const target = { ...edge.target, channel: 'harbor' };
    await promote(target, [second!]);
    await edge.site.refresh();
    const harbor = { host: 'harbor.localhost', ...asGroup(1) };
    expect(await edge.versionFor(harbor)).toBe(second!.version);
    await startCanary(target, { ...third!, percent: 100 });
    await edge.site.refresh();
    expect(await edge.versionFor(harbor)).toBe(third!.version);
    expect(await edge.versionFor(asGroup(1))).toBe(edge.id.version);
  });
});

describe('an older release', () => {
  async function withTwo() {
    const edge = await setUp();
    await promote(edge.target, [edge.id]);
    await edge.site.refresh();
    const file = join(edge.dataDir, 'releases/channels/stable.json');
    const pointers = JSON.parse(readFileSync(file, 'utf8')) as {
      revision: number;
      current: Record<string, string>;
    };
    const write = (change: object) => writeFileSync(file, JSON.stringify({ ...pointers, ...change }));
    return { ...edge, pointers, write };
  }

  it('T16: is not served if only the pointer file says so, and the last good one is kept', async () => {
    const { write, pointers, stable, id, site, versionFor, logged } = await withTwo();
    write({ revision: pointers.revision + 1, current: { ...pointers.current, 'mfe-storefront': stable } });
    await site.refresh();
    expect(await versionFor()).toBe(id.version);
    expect(logged.join()).toContain(`mfe-storefront ${stable} is older than ${id.version}`);
  });

  it('T16: is not a canary either if only the pointer file says so', async () => {
    const { write, pointers, stable, id, site, versionFor, logged } = await withTwo();
    const canaries = { 'mfe-storefront': { version: stable, percent: 100 } };
    write({ revision: pointers.revision + 1, canaries });
    await site.refresh();
    expect(await versionFor(asGroup(1))).toBe(id.version);
    expect(logged).toHaveLength(1);
  });

  it('T16: a pointer file of an earlier revision is not followed', async () => {
    const { write, stable, pointers, id, site, versionFor, logged } = await withTwo();
    write({ revision: 1, current: { ...pointers.current, 'mfe-storefront': stable } });
    await site.refresh();
    expect(await versionFor()).toBe(id.version);
    expect(logged.join()).toContain('the newer one stays');
  });

  it('T16: is served after a signed rollback, even if that was not the last change', async () => {
    const { target, release, stable, site, versionFor, logged } = await withTwo();
    await rollback(target, ['mfe-storefront']);
    await release([{ ...sampleBuilds[3]!, files: { 'entry.99999999.js': 'new' } }]);
    await site.refresh();
    expect(await versionFor()).toBe(stable);
    expect(logged).toEqual([]);
  });

  describe('T16: a signed change that is copied to where it was not made counts for nothing', () => {
    const journal = (dataDir: string, channel: string, revision: number) =>
      join(dataDir, `releases/channels/${channel}/${String(revision).padStart(8, '0')}.json`);

    it('an earlier rollback of the channel', async () => {
      const { dataDir, target, id, stable, site, versionFor, write, logged } = await withTwo();
      const { channel: back } = await rollback(target, ['mfe-storefront']);
      const { channel: forth } = await promote(target, [id]);
      await site.refresh();
      const revision = forth.revision + 1;
      copyFileSync(journal(dataDir, 'stable', back.revision), journal(dataDir, 'stable', revision));
      write({ revision, current: { ...forth.current, 'mfe-storefront': stable } });
      await site.refresh();
      expect(await versionFor()).toBe(id.version);
      expect(logged.join()).toContain(`mfe-storefront ${stable} is older than ${id.version}`);
    });

    it("a change of a tenant's own channel", async () => {
      const { dataDir, target, id, stable, site, versionFor, write, pointers, logged } = await withTwo();
      const harbor = { ...target, channel: 'harbor' };
      await promote(harbor, [id]);
      const older = [{ name: 'mfe-storefront', version: stable! }];
      const { channel: moved } = await promote(harbor, older);
      const revision = pointers.revision + 1;
      copyFileSync(journal(dataDir, 'harbor', moved.revision), journal(dataDir, 'stable', revision));
      write({ revision, current: { ...pointers.current, 'mfe-storefront': stable } });
      await site.refresh();
      expect(await versionFor()).toBe(id.version);
      expect(logged.join()).toContain(`mfe-storefront ${stable} is older than ${id.version}`);
    });
  });

  it('T15: the signed record of another release in its place is not served', async () => {
    const { dataDir, publishBuilds, target, id, stable, site, versionFor, logged } = await withTwo();
    const [next] = await publishBuilds([changed('three.77777777.js')]);
    await promote(target, [next!]);
    const recordOf = (name: string, version: string) =>
      join(dataDir, 'releases/remotes', name, version, 'release.json');
    const account = site.snapshot().releases.get('mfe-account')?.current.version ?? '';
    for (const other of [recordOf('mfe-storefront', stable!), recordOf('mfe-account', account)]) {
      copyFileSync(other, recordOf('mfe-storefront', next!.version));
      await site.refresh();
      expect(await versionFor()).toBe(id.version);
    }
    expect(logged).toEqual([`release mfe-storefront ${next!.version} is malformed and is not served`]);
  });

  describe('F16: a pointer to a record', () => {
    const recordOf = ({ dataDir }: { dataDir: string }, version: string) =>
      join(dataDir, 'releases/remotes/mfe-storefront', version, 'release.json');

    async function withoutRecord() {
      const edge = await withTwo();
      const [next] = await edge.publishBuilds([changed('three.77777777.js')]);
      await promote(edge.target, [next!]);
      const file = recordOf(edge, next!.version);
      const text = readFileSync(file, 'utf8');
      rmSync(file);
      const refused = async () => {
        const report = (await (await edge.get('/_status.json')).json()) as StatusReport;
        return report.channels[0]?.refused;
      };
      return { ...edge, next: next!, bringBack: () => writeFileSync(file, text), refused };
    }

    it('that is missing leaves the page unchanged and alerts: once in the log, in the status for as long as it lasts', async () => {
      const { site, versionFor, id, next, refused, logged, get } = await withoutRecord();
      for (let look = 0; look < 3; look += 1) await site.refresh();
      expect(await versionFor()).toBe(id.version);
      expect(logged).toEqual([`release mfe-storefront ${next.version} is missing and is not served`]);
      expect(await refused()).toEqual([{ name: 'mfe-storefront', version: next.version, why: 'missing' }]);
      const html = await (await get('/_status')).text();
      expect(html).toContain(
        `role="alert"><h2>Not served</h2><ul><li>mfe-storefront ${next.version} in channel stable: Its record isn&#39;t in the store.`,
      );
    });

    it('that arrives after the pointer is served as soon as it is available', async () => {
      const { site, versionFor, next, refused, bringBack, get } = await withoutRecord();
      await site.refresh();
      bringBack();
      await site.refresh();
      expect(await versionFor()).toBe(next.version);
      expect(await refused()).toEqual([]);
      expect(await (await get('/_status')).text()).not.toContain('role="alert"');
    });

    it('of an older release requested by a signed rollback is served as soon as it arrives', async () => {
      const edge = await withTwo();
      await rollback(edge.target, ['mfe-storefront']);
      const file = recordOf(edge, edge.stable!);
      const text = readFileSync(file, 'utf8');
      rmSync(file);
      await edge.site.refresh();
      expect(await edge.versionFor()).toBe(edge.id.version);
      writeFileSync(file, text);
      await edge.site.refresh();
      expect(await edge.versionFor()).toBe(edge.stable);
    });

    it('that is missing when an edge starts falls back to the previously live release', async () => {
      const { store, id } = await withoutRecord();
      const fresh = createLiveSite({ store, channel: 'stable', log: () => undefined });
      await fresh.refresh();
      expect(fresh.snapshot().releases.get('mfe-storefront')).toMatchObject({
        current: { version: id.version },
      });
    });

    it('in a store that fails halfway is read again, although the pointer has not been written since', async () => {
      const { site, store, target, publishBuilds, versionFor, logged } = await withTwo();
      const [next] = await publishBuilds([changed('three.77777777.js')]);
      await promote(target, [next!]);
      const { release } = store;
      store.release = () => Promise.reject(new Error('the store is away'));
      for (let look = 0; look < 3; look += 1) await site.refresh();
      expect(logged).toEqual(['channel stable cannot be read: the store is away']);
      store.release = release;
      await site.refresh();
      expect(await versionFor()).toBe(next!.version);
    });
  });

  it('F16: for a record without a trusted signature the page stays as it was, and the log says why', async () => {
    const { dataDir, publishBuilds, target, id, site, versionFor, logged } = await withTwo();
    const [next] = await publishBuilds([changed('three.77777777.js')]);
    await promote(target, [next!]);
    const file = join(dataDir, 'releases/remotes/mfe-storefront', next!.version, 'release.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('three.77777777', 'evil..77777777'));
    await site.refresh();
    expect(await versionFor()).toBe(id.version);
    expect(logged.join()).toContain(`${next!.version} is unsigned and is not served`);
  });
});
