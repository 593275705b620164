import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderSigner } from '../signing/folder-signer.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const shell = { name: 'shell', provides: { react: '19.3.1' } };
const remote = { name: 'mfe-storefront', container: 'storefront', requires: { react: '^19.0.0' } };

/** A site with a shell, and a way to release the remote again. */
async function setUp() {
  const command = setUpCommand();
  writeSampleBuild(command.dir, shell);
  await command.run('publish shell --version 1.0.0 --promote');
  return {
    ...command,
    async release(version: string, change: object = {}) {
      writeSampleBuild(command.dir, {
        ...remote,
        ...change,
        files: { 'entry.0a1b2c3d.js': `/* ${version} */` },
      });
      return command.run(`publish mfe-storefront --version ${version} --promote`);
    },
    async live() {
      const channel = await command.store.channel('stable');
      return [channel?.current['mfe-storefront'], channel?.previous['mfe-storefront']];
    },
  };
}

describe('rollback', () => {
  it('goes back to the previous release, whose fallback is the one before it, never the bad one', async () => {
    const { release, run, live, printed } = await setUp();
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release(version);
    expect(await live()).toEqual(['1.0.2', '1.0.1']);
    expect(await run('rollback mfe-storefront --reason blank-page')).toBe(0);
    expect(printed).toEqual([
      'mfe-storefront is back at 1.0.1, 1.0.2 is taken back',
      'stable is now at revision 5',
    ]);
    expect(await live()).toEqual(['1.0.1', '1.0.0']);
    await run('rollback mfe-storefront');
    expect(await live()).toEqual(['1.0.0', undefined]);
    await release('1.0.3');
    expect(await live()).toEqual(['1.0.3', '1.0.0']);
    await run('rollback mfe-storefront');
    expect(await live()).toEqual(['1.0.0', undefined]);
  });

  it('behaves like a stack after any sequence of promotions and rollbacks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 8 }), async (steps) => {
        const { release, run, live } = await setUp();
        const stack: string[] = [];
        for (const [at, isRelease] of steps.entries()) {
          if (isRelease) {
            stack.push(`1.0.${at}`);
            expect(await release(`1.0.${at}`)).toBe(0);
          } else {
            const code = await run('rollback mfe-storefront');
            expect(code).toBe(stack.length > 1 ? 0 : 1);
            if (stack.length > 1) stack.pop();
          }
        }
        expect((await live())[0]).toBe(stack.at(-1));
      }),
      { numRuns: 12 },
    );
  });

  it('goes nowhere because of an entry that was changed in the store (T16)', async () => {
    const { dir, release, run, live } = await setUp();
    for (const version of ['0.9.0', '1.0.0', '1.0.1', '1.0.2']) await release(version);
    const journal = join(dir, 'releases/channels/stable');
    const entry = join(journal, readdirSync(journal).toSorted()[3] ?? '');
    const text = readFileSync(entry, 'utf8');
    expect(text).toContain('"to": "1.0.1"');
    writeFileSync(entry, text.replace('"to": "1.0.1"', '"to": "0.9.0"'));
    await run('rollback mfe-storefront');
    expect((await live())[0]).toBe('1.0.0');
  });

  it('gives the reason why it cannot, and changes nothing', async () => {
    const { dir, release, run, complaints, store } = await setUp();
    expect(await run('rollback mfe-storefront')).toBe(1);
    expect(complaints).toEqual(['mfe-storefront is not live in stable.']);
    await release('1.0.0');
    expect(await run('rollback mfe-storefront')).toBe(1);
    expect(complaints).toEqual(['mfe-storefront 1.0.0 has no release before it that it could go back to.']);
    writeSampleBuild(dir, { ...shell, provides: { react: '20.0.0' } });
    writeSampleBuild(dir, { ...remote, requires: { react: '^20.0.0' } });
    await run('publish all --promote');
    const before = await store.channel('stable');
    expect(await run('rollback mfe-storefront')).toBe(1);
    expect(complaints[0]).toContain('mfe-storefront 1.0.0 needs react ^19.0.0, but shell');
    expect(await store.channel('stable')).toEqual(before);
    expect(await run('rollback mfe-storefront shell')).toBe(0);
  });
});

it('two people who roll the same release back go back once', async () => {
  const { dir, release, run, live, store } = await setUp();
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await release(version);
  let isFirst = true;
  const addChange: ReleaseStore['addChange'] = async (change) => {
    if (isFirst) {
      isFirst = false;
      await run('rollback mfe-storefront');
    }
    return store.addChange(change);
  };
  const signer = () => folderSigner(join(dir, 'keys'));
  const slower = setUpCommand({ store: { ...store, addChange }, signer });
  expect(await slower.run('rollback mfe-storefront')).toBe(1);
  expect(slower.complaints[0]).toBe(
    'mfe-storefront was moved by somebody else just now, to 1.0.1; nothing more was changed.',
  );
  expect((await live())[0]).toBe('1.0.1');
});

describe('the journal of a channel', () => {
  it('lists who moved what, when and why, newest first', async () => {
    const { release, run, printed } = await setUp();
    await release('1.0.0');
    await release('1.0.1');
    await run('rollback mfe-storefront --reason blank-page');
    expect(await run('history --limit 2')).toBe(0);
    expect(printed).toEqual([
      '4  2026-11-21T06:00:00.000Z  rollback by ada: mfe-storefront 1.0.1 -> 1.0.0 (blank-page)',
      '3  2026-11-21T06:00:00.000Z  promote by ada: mfe-storefront 1.0.0 -> 1.0.1',
    ]);
    await run('history --channel canary');
    expect(printed).toEqual(['canary has never been moved.']);
  });

  it('loses neither of two simultaneous promotions', async () => {
    const { dir, run, store } = await setUp();
    const names = ['mfe-a', 'mfe-b', 'mfe-c'];
    for (const name of names) writeSampleBuild(dir, { name, container: name.replace('-', '') });
    for (const name of names) await run(`publish ${name} --version 1.0.0`);
    await Promise.all(names.map((name) => run(`promote ${name} 1.0.0`)));
    expect(await store.channel('stable')).toMatchObject({
      revision: 4,
      current: { shell: '1.0.0', 'mfe-a': '1.0.0', 'mfe-b': '1.0.0', 'mfe-c': '1.0.0' },
    });
    expect(await store.revisions('stable')).toEqual([1, 2, 3, 4]);
  });

  it('completes a change that was interrupted between journal and pointers', async () => {
    const { release, run, live, store } = await setUp();
    await release('1.0.0');
    const pointers = await store.channel('stable');
    await release('1.0.1');
    if (pointers) await store.writeChannel(pointers);
    expect(await live()).toEqual(['1.0.0', undefined]);
    expect(await run('rollback mfe-storefront')).toBe(0);
    expect(await live()).toEqual(['1.0.0', undefined]);
    expect(await store.revisions('stable')).toEqual([1, 2, 3, 4]);
  });
});
