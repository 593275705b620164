import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderSigner } from '../signing/folder-signer.ts';
import { promote } from '../publication/promote.ts';
import { publishTenant } from '../publication/publish-tenant.ts';
import { sampleTenant, temporaryFolder, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const remote = { name: 'mfe-storefront', container: 'storefront', requires: { react: '^19.0.0' } };

/** A site with the remote live at 1.0.0 and published, but not promoted, at the other versions. */
async function setUp(...published: string[]) {
  const command = setUpCommand();
  writeSampleBuild(command.dir, { name: 'shell', provides: { react: '19.3.1' } });
  await command.run('publish shell --version 1.0.0 --promote');
  const publish = (version: string, more = '', change: object = {}) => {
    writeSampleBuild(command.dir, { ...remote, ...change, files: { 'entry.0a1b2c3d.js': version } });
    return command.run(`publish mfe-storefront --version ${version} ${more}`);
  };
  await publish('1.0.0', '--promote');
  for (const version of published) await publish(version);
  const live = async (channel = 'stable') => {
    const pointers = await command.store.channel(channel);
    return {
      current: pointers?.current['mfe-storefront'],
      previous: pointers?.previous['mfe-storefront'],
      canary: pointers?.canaries?.['mfe-storefront'],
    };
  };
  const history = async (line = '') => {
    await command.run(`history --limit 1 ${line}`);
    return command.printed[0];
  };
  return { ...command, publish, live, history };
}

describe('canary', () => {
  it('gives a release to some visitors, changes its share, and is journaled with who, when and why', async () => {
    const { run, live, printed, history } = await setUp('1.1.0');
    expect(await run('canary mfe-storefront 1.1.0 --percent 10 --reason try')).toBe(0);
    expect(printed).toEqual([
      'mfe-storefront 1.1.0 is the canary of stable for 10 % of visitors, revision 3',
    ]);
    expect(await live()).toEqual({
      current: '1.0.0',
      previous: undefined,
      canary: { version: '1.1.0', percent: 10 },
    });
    expect(await history()).toBe(
      '3  2026-11-21T06:00:00.000Z  canary by ada: mfe-storefront 1.0.0 -> 1.1.0 for 10 % (try)',
    );
    expect(await run('canary mfe-storefront 1.1.0 --percent 50')).toBe(0);
    expect((await live()).canary?.percent).toBe(50);
    expect(await run('canary mfe-storefront 1.1.0 --percent 50')).toBe(0);
    expect(printed[0]).toContain('was the canary already');
    await run('status');
    expect(printed[0]).toMatch(/mfe-storefront +1\.0\.0 +1 +- +1\.1\.0 \(50 %\)/);
    expect(await run('verify')).toBe(0);
  });

  it('ends, and ending it again does nothing', async () => {
    const { run, live, printed, history } = await setUp('1.1.0');
    await run('canary mfe-storefront 1.1.0 --percent 10');
    expect(await run('canary mfe-storefront --off --reason slow')).toBe(0);
    expect(printed).toEqual(['mfe-storefront 1.1.0 is no canary any more, all get 1.0.0']);
    expect(await live()).toEqual({ current: '1.0.0', previous: undefined, canary: undefined });
    expect(await history()).toContain('canary-off by ada: mfe-storefront 1.1.0 -> 1.0.0 (slow)');
    expect(await run('canary mfe-storefront --off')).toBe(0);
    expect(printed).toEqual(['mfe-storefront has no canary in stable']);
  });

  it('is promoted: everyone gets it, the previous live release is the fallback, and the canary ends', async () => {
    const { run, live } = await setUp('1.1.0');
    await run('canary mfe-storefront 1.1.0 --percent 10');
    expect(await run('promote mfe-storefront 1.1.0')).toBe(0);
    expect(await live()).toEqual({ current: '1.1.0', previous: '1.0.0', canary: undefined });
  });

  it('does not count as live for a rollback, which ends it', async () => {
    const { run, live } = await setUp('1.1.0', '1.2.0');
    await run('promote mfe-storefront 1.1.0');
    await run('canary mfe-storefront 1.2.0 --percent 10');
    expect(await run('rollback mfe-storefront')).toBe(0);
    expect(await live()).toEqual({ current: '1.0.0', previous: undefined, canary: undefined });
  });

  it.each([
    ['canary mfe-storefront 9.9.9 --percent 5', 1, 'mfe-storefront 9.9.9 has not been published.'],
    ['canary mfe-storefront 1.0.0 --percent 5', 1, 'mfe-storefront 1.0.0 is live already, for everybody.'],
    ['canary mfe-storefront 1.1.0 --percent 0', 2, '--percent is a whole number from 1 to 100.'],
    ['canary mfe-storefront 1.1.0 --percent 10.5', 2, '--percent is a whole number from 1 to 100.'],
    ['canary mfe-storefront 1.1.0', 2, '--percent is a whole number from 1 to 100.'],
    ['canary mfe-storefront --percent 5', 2, 'canary needs a name and a version.'],
    ['canary --off', 2, 'canary --off needs the names whose canary ends.'],
    ['canary mfe-storefront 2.0.0 --percent 5', 1, 'needs react ^20.0.0, but shell 1.0.0 provides 19.3.1.'],
  ])('%s is rejected with %i and changes nothing', async (line, code, sentence) => {
    const { run, publish, live, complaints, store } = await setUp('1.1.0');
    if (line.includes('2.0.0')) {
      await publish('2.0.0', '--channel elsewhere', { requires: { react: '^20.0.0' } });
    }
    const before = await live();
    expect(await run(line)).toBe(code);
    expect(complaints.join()).toContain(sentence);
    expect(await live()).toEqual(before);
    expect((await store.channel('stable'))?.revision).toBe(2);
  });

  it('T16: an older release is a canary only if explicitly requested', async () => {
    const { run, complaints, live } = await setUp('1.1.0');
    await run('promote mfe-storefront 1.1.0');
    expect(await run('canary mfe-storefront 1.0.0 --percent 100')).toBe(1);
    expect(complaints[0]).toContain('is older than the live 1.1.0 (number 2)');
    expect(await run('canary mfe-storefront 1.0.0 --percent 100 --older')).toBe(0);
    expect((await live()).canary?.version).toBe('1.0.0');
  });
});

describe("a tenant's own channel", () => {
  async function withTenant(...published: string[]) {
    const command = await setUp(...published);
    await publishTenant(command.store, JSON.stringify(sampleTenant('harbor')));
    return command;
  }

  it('holds only what the tenant overrides, and follows stable again after a rollback', async () => {
    const { run, live, store, history, printed } = await withTenant('1.1.0');
    expect(await run('promote mfe-storefront 1.1.0 --channel harbor')).toBe(0);
    expect((await store.channel('harbor'))?.current).toEqual({ 'mfe-storefront': '1.1.0' });
    expect(await live('harbor')).toMatchObject({ current: '1.1.0', previous: '1.0.0' });
    expect((await live()).current).toBe('1.0.0');
    await run('status');
    expect(printed[0]).toContain('channel harbor, revision 1: mfe-storefront 1.1.0');
    expect(await run('rollback mfe-storefront --channel harbor')).toBe(0);
    expect((await store.channel('harbor'))?.current).toEqual({});
    expect(await history('--channel harbor')).toContain(
      'rollback by ada: mfe-storefront 1.1.0 -> 1.0.0 (follows stable)',
    );
  });

  it('is checked against the shell of stable', async () => {
    const { run, publish, complaints } = await withTenant();
    await publish('2.0.0', '--channel elsewhere', { requires: { react: '^20.0.0' } });
    expect(await run('promote mfe-storefront 2.0.0 --channel harbor')).toBe(1);
    expect(complaints[0]).toContain('shell 1.0.0 provides 19.3.1');
  });

  it('may have a canary of a remote that it otherwise takes from stable', async () => {
    const { run, store } = await withTenant('1.1.0');
    expect(await run('canary mfe-storefront 1.1.0 --percent 20 --channel harbor')).toBe(0);
    expect(await store.channel('harbor')).toMatchObject({
      current: {},
      canaries: { 'mfe-storefront': { version: '1.1.0', percent: 20 } },
    });
  });
});

it('T16: a change is signed, and rejected if the store does not trust the key', async () => {
  const { run, store, dir } = await setUp('1.1.0');
  await run('promote mfe-storefront 1.1.0');
  const change = await store.change('stable', 3);
  expect(change && (await store.isSigned(change))).toBe(true);
  expect(change && (await store.isSigned({ ...change, by: 'eve' }))).toBe(false);
  const stranger = {
    store,
    channel: 'stable',
    now: new Date('2026-11-21T06:00:00.000Z'),
    by: 'eve',
    signer: folderSigner(temporaryFolder()),
    allowOlder: true,
  };
  await expect(promote(stranger, [{ name: 'mfe-storefront', version: '1.0.0' }])).rejects.toThrow(
    'is none of the trusted release keys',
  );
  expect((await store.channel('stable'))?.revision).toBe(3);
  writeFileSync(join(dir, 'releases/channels/stable/00000003.json'), '{}');
  await expect(store.change('stable', 3)).rejects.toThrow('is broken');
});

describe('the budget', () => {
  const heavy = (bytes: number) =>
    Array.from({ length: bytes }, () => Math.random().toString(36)[2]).join('');

  it.each([
    ['its entry', { ...remote, files: { 'entry.0a1b2c3d.js': heavy(20_000) } }, 'for the entry'],
    [
      'a route',
      {
        ...remote,
        files: { 'entry.0a1b2c3d.js': 'e', 'route.0a1b2c3d.js': heavy(110_000) },
        initial: ['entry.0a1b2c3d.js'],
        initialByRoute: { search: ['route.0a1b2c3d.js'] },
      },
      'for the route search',
    ],
    [
      'the first view of the shell',
      { name: 'shell', provides: { react: '19.3.1' }, files: { 'main.0a1b2c3d.js': heavy(400_000) } },
      'for the first view',
    ],
    [
      'the script that dealers link',
      { name: 'loader', files: { 'loader.0a1b2c3d.js': heavy(80_000) } },
      'for the loader',
    ],
  ])('rejects a release that is too heavy because of %s, in one sentence', async (_case, build, part) => {
    const { run, complaints, dir, store } = await setUp();
    const before = await store.versions(build.name);
    writeSampleBuild(dir, build);
    expect(await run(`publish ${build.name} --version 3.0.0`)).toBe(1);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(
      new RegExp(`^${build.name} loads \\d+ bytes compressed ${part}, \\d+ over its budget of \\d+\\.$`),
    );
    expect(await store.versions(build.name)).toEqual(before);
  });
});
