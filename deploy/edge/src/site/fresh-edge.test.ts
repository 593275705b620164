import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  locationName,
  promote,
  rollback,
  startCanary,
  trustedKeyFile,
  type ChannelJournal,
} from '@forecourt/releases';
import { temporaryFolder } from '@forecourt/releases/testing';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
import { channelMemory } from './channel-memory.ts';
import { createLiveSite } from './create-live-site.ts';

const name = 'mfe-storefront';
const entry = (revision: number) => `${String(revision).padStart(8, '0')}.json`;

/** A store whose channel was promoted twice: `old` was live before `id`. */
async function setUp() {
  const edge = await setUpEdge();
  const { store, dataDir, target } = edge;
  const channels = join(dataDir, 'releases/channels');
  const pointersOf = (channel: string) => join(channels, `${channel}.json`);
  const before = readFileSync(pointersOf('stable'), 'utf8');
  const storefront = sampleBuilds[1]!;
  const [id] = await edge.publishBuilds([
    { ...storefront, files: { ...storefront.files, 'new.55555555.js': 'new' } },
  ]);
  const old = { name, version: edge.site.snapshot().releases.get(name)!.current.version };
  await promote(target, [id!]);
  type Pointers = { revision: number; current: Record<string, string> };
  const pointers = JSON.parse(readFileSync(pointersOf('stable'), 'utf8')) as Pointers;
  const logged: string[] = [];
  /** An edge that has just started; what it remembers from before is in `memory`. */
  const fresh = async (memory?: ChannelJournal) => {
    const log = (message: string) => void logged.push(message);
    const site = createLiveSite({ store, channel: 'stable', memory, log });
    await site.refresh();
    return site;
  };
  const served = async (memory?: ChannelJournal) =>
    (await fresh(memory)).snapshot().releases.get(name)?.current.version;
  return {
    ...edge,
    id: id!,
    old,
    pointers,
    before,
    logged,
    fresh,
    served,
    journal: (channel: string, revision: number) => join(channels, channel, entry(revision)),
    pointersOf,
    write: (change: object) =>
      writeFileSync(pointersOf('stable'), JSON.stringify({ ...pointers, ...change })),
    toOld: { ...pointers.current, [name]: old.version },
  };
}

describe('T16: an edge that starts over a store that somebody else has written to', () => {
  it('does not follow the pointer file of an earlier revision', async () => {
    const { before, pointersOf, served, id, logged } = await setUp();
    writeFileSync(pointersOf('stable'), before);
    expect(await served()).toBe(id.version);
    expect(logged).toEqual(['channel stable is at revision 1 after 2, the newer one stays']);
  });

  it.each([0, 1, 100])(
    'does not follow a pointer file to an older release, %i revisions later',
    async (later) => {
      const { write, pointers, toOld, served, id, old, logged } = await setUp();
      write({ revision: pointers.revision + later, current: toOld });
      expect(await served()).toBe(id.version);
      expect(logged.join()).toContain(`${name} ${old.version} is older than ${id.version}`);
    },
  );

  it('does not follow a pointer file to an older release as a canary', async () => {
    const { write, pointers, old, fresh, logged } = await setUp();
    const canaries = { [name]: { version: old.version, percent: 100 } };
    write({ revision: pointers.revision + 1, canaries });
    const { releases, canaries: running } = (await fresh()).snapshot();
    expect([...running]).toEqual([]);
    expect(logged.join()).toContain(`${old.version} is older than ${releases.get(name)?.current.version}`);
  });

  it.each([9, 1e300])(
    'follows the next signed change, although the file claimed revision %d',
    async (revision) => {
      const { write, fresh, target, id, old, pointers, logged } = await setUp();
      const site = await fresh();
      const live = async () => {
        await site.refresh();
        return site.snapshot().releases.get(name)?.current.version;
      };
      write({ revision });
      expect(await live()).toBe(id.version);
      expect(site.snapshot().revision).toBe(revision);
      write({});
      expect(await live()).toBe(id.version);
      expect(logged.at(-1)).toContain('the newer one stays');
      write({ revision });
      await rollback(target, [name]);
      expect(await live()).toBe(old.version);
      expect(site.snapshot().revision).toBe(pointers.revision + 1);
    },
  );

  it('starts with the journal when the pointer file is missing', async () => {
    const { pointersOf, served, id } = await setUp();
    rmSync(pointersOf('stable'));
    expect(await served()).toBe(id.version);
  });

  it('counts no entry that was copied to a later revision, is broken or is not signed', async () => {
    const { target, id, journal, write, toOld, served } = await setUp();
    const { channel: back } = await rollback(target, [name]);
    const { channel: forth } = await promote(target, [id]);
    const change = JSON.parse(readFileSync(journal('stable', back.revision), 'utf8')) as { pointers: object };
    const revision = forth.revision + 3;
    copyFileSync(journal('stable', back.revision), journal('stable', forth.revision + 1));
    writeFileSync(journal('stable', forth.revision + 2), 'broken');
    writeFileSync(
      journal('stable', revision),
      JSON.stringify({ ...change, pointers: { ...change.pointers, revision } }),
    );
    write({ revision, current: toOld });
    expect(await served()).toBe(id.version);
  });

  it("does not follow a tenant's own channel to an older release either", async () => {
    const { target, id, old, pointersOf, fresh } = await setUp();
    const { channel } = await promote({ ...target, channel: 'harbor' }, [id]);
    const own = { ...channel, current: { ...channel.current, [name]: old.version } };
    writeFileSync(pointersOf('harbor'), JSON.stringify({ ...own, revision: channel.revision + 1 }));
    const site = await fresh();
    expect(site.snapshot().own.get('harbor')?.releases.get(name)?.current.version).toBe(id.version);
  });

  it('does not follow a channel of a tenant that no signed change ever wrote', async () => {
    const { old, id, pointers, pointersOf, fresh, logged } = await setUp();
    const own = { ...pointers, channel: 'harbor', revision: 1, current: { [name]: old.version } };
    writeFileSync(pointersOf('harbor'), JSON.stringify({ ...own, previous: {} }));
    const { own: channels, releases } = (await fresh()).snapshot();
    expect([...channels.get('harbor')!.releases]).toEqual([]);
    expect(releases.get(name)?.current.version).toBe(id.version);
    expect(logged).toEqual([
      `release ${name} ${old.version} was not live, no signed change asks for it, and it is not served`,
    ]);
  });

  it('starts only once the journal was read: a store that fails is read again', async () => {
    const { store, before, pointersOf, fresh, id, logged } = await setUp();
    writeFileSync(pointersOf('stable'), before);
    const { change } = store;
    store.change = () => Promise.reject(new Error('the store is away'));
    const site = await fresh();
    expect(site.snapshot().releases.size).toBe(0);
    store.change = change;
    await site.refresh();
    expect(site.snapshot().releases.get(name)?.current.version).toBe(id.version);
    expect(logged[0]).toBe('channel stable cannot be read: the store is away');
  });
});

describe('T16: an edge that runs over a store that somebody else has written to', () => {
  it('does not follow an older release of a remote that a pointer file withdrew first', async () => {
    const { write, pointers, toOld, old, fresh, logged } = await setUp();
    const site = await fresh();
    const { [name]: _withdrawn, ...others } = pointers.current;
    write({ revision: pointers.revision + 1, current: others });
    await site.refresh();
    write({ revision: pointers.revision + 2, current: toOld });
    await site.refresh();
    expect(site.snapshot().releases.has(name)).toBe(false);
    expect(logged.join()).toContain(`${name} ${old.version} was not live`);
  });

  it('does not take an older release as a fallback: pages use it when files of the live one are broken', async () => {
    const { target, write, old, id, publishBuilds, fresh, logged } = await setUp();
    const storefront = sampleBuilds[1]!;
    const [next] = await publishBuilds([
      { ...storefront, files: { ...storefront.files, 'new.66666666.js': 'newer' } },
    ]);
    const { channel } = await promote(target, [next!]);
    const site = await fresh();
    expect(site.snapshot().releases.get(name)?.fallback?.version).toBe(id.version);
    write({ ...channel, revision: channel.revision + 1, previous: { [name]: old.version } });
    await site.refresh();
    const { current, fallback } = site.snapshot().releases.get(name)!;
    expect(current.version).toBe(next!.version);
    expect(fallback).toBeUndefined();
    expect(logged.join()).toContain(`${name} ${old.version} is older than ${next!.version}`);
  });
});

describe('T16: an edge that starts follows what was signed', () => {
  it('a rollback', async () => {
    const { target, old, served, logged } = await setUp();
    await rollback(target, [name]);
    expect(await served()).toBe(old.version);
    expect(logged).toEqual([]);
  });

  it('a canary of an older release', async () => {
    const { target, old, fresh } = await setUp();
    await startCanary(target, { ...old, percent: 50 });
    expect((await fresh()).snapshot().canaries.get(name)?.record.version).toBe(old.version);
  });

  it('a change whose entry arrives after its pointer file', async () => {
    const { target, old, id, journal, fresh } = await setUp();
    const { channel } = await rollback(target, [name]);
    const path = journal('stable', channel.revision);
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    const site = await fresh();
    expect(site.snapshot().releases.get(name)?.current.version).toBe(id.version);
    writeFileSync(path, text);
    await site.refresh();
    expect(site.snapshot().releases.get(name)?.current.version).toBe(old.version);
  });

  it('and the pointer file of a channel whose journal was never signed', async () => {
    const { journal, write, toOld, old, served } = await setUp();
    for (const revision of [1, 2]) {
      const change = JSON.parse(readFileSync(journal('stable', revision), 'utf8')) as object;
      writeFileSync(journal('stable', revision), JSON.stringify({ ...change, signed: undefined }));
    }
    write({ current: toOld });
    expect(await served()).toBe(old.version);
  });
});

describe('T16: an edge with a data folder remembers what it followed', () => {
  async function withMemory() {
    const edge = await setUp();
    const memoryDir = temporaryFolder();
    const releases = { kind: 'folder', dir: join(edge.dataDir, 'releases') } as const;
    const trustedKeys = trustedKeyFile(join(edge.dataDir, 'keys/trusted-keys.pem'));
    const memory = () => channelMemory({ memoryDir, releases, trustedKeys });
    /** Takes the store back to its first revision, journal included. */
    const takeBack = () => {
      writeFileSync(edge.pointersOf('stable'), edge.before);
      rmSync(edge.journal('stable', edge.pointers.revision));
    };
    const kept = () => {
      const folder = join(memoryDir, 'edge');
      return join(folder, readdirSync(folder)[0]!, 'channels/stable');
    };
    return { ...edge, memoryDir, releases, trustedKeys, memory, takeBack, kept };
  }

  it('over a restart, even if the journal was taken back', async () => {
    const { memory, takeBack, served, id, old } = await withMemory();
    await served(memory());
    takeBack();
    expect(await served(memory())).toBe(id.version);
    expect(await served()).toBe(old.version);
  });

  it('including changes that it followed while it ran', async () => {
    const { memory, fresh, target, id, kept } = await withMemory();
    const site = await fresh(memory());
    await rollback(target, [name]);
    await site.refresh();
    await promote(target, [id]);
    await site.refresh();
    expect(readdirSync(kept())).toEqual([entry(2), entry(3), entry(4)]);
  });

  it('unless what it remembers is not signed by a trusted key', async () => {
    const { memory, takeBack, served, kept, pointers, old } = await withMemory();
    await served(memory());
    takeBack();
    const path = join(kept(), entry(pointers.revision));
    writeFileSync(path, readFileSync(path, 'utf8').replace('"by": "tests"', '"by": "others"'));
    expect(await served(memory())).toBe(old.version);
  });

  it('of this store alone', async () => {
    const { memory, memoryDir, trustedKeys, served, takeBack, old } = await withMemory();
    await served(memory());
    takeBack();
    const releases = { kind: 'folder', dir: '/srv/others' } as const;
    expect(locationName(releases)).toBe('/srv/others');
    expect(await served(channelMemory({ memoryDir, releases, trustedKeys }))).toBe(old.version);
  });

  it('or follows without, when there is no such folder or it cannot be written', async () => {
    const { releases, trustedKeys, memoryDir, memory, served, id, logged } = await withMemory();
    expect(channelMemory({ memoryDir: join(memoryDir, 'missing'), releases, trustedKeys })).toBeUndefined();
    expect(channelMemory({ memoryDir: undefined, releases, trustedKeys })).toBeUndefined();
    writeFileSync(join(memoryDir, 'edge'), 'a file where the folder would be');
    expect(await served(memory())).toBe(id.version);
    expect(logged.join()).toContain('revision 2 of channel stable cannot be remembered');
  });
});
