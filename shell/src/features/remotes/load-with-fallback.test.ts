// @vitest-environment node
import { LoadFailure } from '@forecourt/shared-contracts/release-loading';
import type { RemoteRelease } from '@forecourt/shared-contracts/releases';
import { describe, expect, it } from 'vitest';
import type { MountableRemote } from '../../platform/federation.ts';
import { loadLimitMs, loadWithFallback } from './load-with-fallback.ts';

const module: MountableRemote = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const current = { version: '2.0.0', entryUrl: '/two.js', integrity: 'sha384-2' };
const fallback = { version: '1.0.0', entryUrl: '/one.js', integrity: 'sha384-1' };
const remote: RemoteRelease = { name: 'mfe-x', container: 'x', routes: [], current };

function ports(answer: (version: string, attempt: number) => Promise<MountableRemote>) {
  const tries: string[] = [];
  const pauses: number[] = [];
  return {
    tries,
    pauses,
    load: (_container: string, release: { version: string }, attempt: number) => {
      tries.push(`${release.version}#${attempt}`);
      return answer(release.version, attempt);
    },
    sleep: (ms: number) => {
      pauses.push(ms);
      return ms === loadLimitMs ? new Promise<void>(() => {}) : Promise.resolve();
    },
    random: () => 0.5,
  };
}

const gone = () => Promise.reject(new Error('404'));

describe('loadWithFallback', () => {
  it('loads the current release at the first attempt', async () => {
    const held = ports(async () => module);
    await expect(loadWithFallback(remote, { ports: held, attempt: 0 })).resolves.toEqual({
      module,
      version: '2.0.0',
    });
    expect(held.tries).toEqual(['2.0.0#0']);
  });

  it('F01: tries an entry that is gone three times, each under its own number, with jittered pauses', async () => {
    const held = ports(gone);
    await expect(loadWithFallback(remote, { ports: held, attempt: 3 })).rejects.toThrow('404');
    expect(held.tries).toEqual(['2.0.0#3', '2.0.0#4', '2.0.0#5']);
    expect(held.pauses.filter((ms) => ms !== loadLimitMs)).toEqual([125, 250]);
  });

  it.each([
    ['F02: waits as its server asks, then a jittered pause', 2000, [2125, 250]],
    ['F01: pauses alone where the server says nothing', 0, [125, 250]],
  ])('%s', async (_, waitMs, pauses) => {
    let tries = 0;
    const held = ports(() =>
      tries++ === 0 ? Promise.reject(new LoadFailure('missing', '503', waitMs)) : gone(),
    );
    await expect(loadWithFallback(remote, { ports: held, attempt: 0 })).rejects.toThrow('404');
    expect(held.pauses.filter((ms) => ms !== loadLimitMs)).toEqual(pauses);
  });

  const refused = new Error(
    '[ Federation Runtime ]: Version 1.0.0 from shell of shared singleton module x does not satisfy the requirement of y which needs ^2.0.0',
  );
  it.each([
    ['F06: other bytes than the release’s', new LoadFailure('changed', 'other bytes')],
    ['F10: a contract that the page does not share', refused],
  ])('%s are not retried; the last good release takes over and the reason is kept', async (_, why) => {
    const held = ports((version) => (version === '1.0.0' ? Promise.resolve(module) : Promise.reject(why)));
    await expect(loadWithFallback(remote, { ports: held, attempt: 0 })).rejects.toBe(why);
    expect(held.tries).toEqual(['2.0.0#0']);
    const loaded = await loadWithFallback({ ...remote, fallback }, { ports: held, attempt: 0 });
    expect(loaded).toEqual({ module, version: '1.0.0', failure: why });
  });

  it('uses the last good release when the current one cannot be loaded', async () => {
    const held = ports((version) => (version === '1.0.0' ? Promise.resolve(module) : gone()));
    const loaded = await loadWithFallback({ ...remote, fallback }, { ports: held, attempt: 0 });
    expect(loaded.version).toBe('1.0.0');
  });

  it('reports the current release’s failure when the last good one fails too', async () => {
    const held = ports((version) => Promise.reject(new Error(`no ${version}`)));
    await expect(loadWithFallback({ ...remote, fallback }, { ports: held, attempt: 0 })).rejects.toThrow(
      'no 2.0.0',
    );
  });

  it('F04: abandons a hanging release at the limit and does not retry it', async () => {
    const held = ports((version) => (version === '1.0.0' ? Promise.resolve(module) : new Promise(() => {})));
    const loading = loadWithFallback(
      { ...remote, fallback },
      {
        ports: { ...held, sleep: () => Promise.resolve() },
        attempt: 0,
      },
    );
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect(held.tries.filter((name) => name.startsWith('2.'))).toHaveLength(1);
  });
});
