import { waitFor } from '@testing-library/react';
import { getAppNames, unregisterApplication } from 'single-spa';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventPayload } from '@forecourt/shared-contracts';
import type { RemoteRelease } from '@forecourt/shared-contracts/releases';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { startRouting } from '../../platform/single-spa.ts';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { remoteModule } from '../../testing/remote-module.ts';
import { composeRemotes, type LoadModule } from './compose-remotes.ts';

type Behaviour = (version: string, attempt: number) => 'runs' | 'is gone' | 'throws' | 'cannot mount';

beforeAll(startRouting);
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  vi.mocked(Math.random).mockRestore();
  history.pushState(null, '', '/');
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
  document.body.replaceChildren();
});

/** Composes remotes into a main element; `behaviours` say by container what each release does when it is loaded. */
async function compose(remotes: RemoteRelease[], behaviours: Readonly<Record<string, Behaviour>> = {}) {
  const main = document.createElement('main');
  document.body.append(main);
  const platform = await createTestPlatform({ page: { releases: releaseSetFixture(...remotes) } });
  const failures: EventPayload<'remote:failed'>[] = [];
  platform.events.subscribe('remote:failed', ({ payload }) => failures.push(payload));
  const loads: string[] = [];
  const loadModule: LoadModule = async (container, { version }, attempt) => {
    loads.push(`${container} ${version}#${attempt}`);
    const does = behaviours[container]?.(version, attempt) ?? 'runs';
    if (does === 'is gone') throw new Error(`${container} ${version} is gone`);
    const name = container.replace('mfe', 'mfe-');
    const module = remoteModule(platform, name, () => {
      if (does === 'throws') throw new Error('broken view');
      return <p>{`${name} ${version}`}</p>;
    });
    return does === 'cannot mount'
      ? { ...module, mount: () => Promise.reject(new Error('no mount')) }
      : module;
  };
  const composed = composeRemotes(platform, main, loadModule);
  const seen: string[] = [];
  composed.store.subscribe((now, before) => {
    for (const { name } of remotes) {
      const status = now.statuses[name];
      if (status && status !== before.statuses[name]) seen.push(`${name} ${status}`);
    }
  });
  const status = (name: string) => composed.store.getState().statuses[name];
  return { ...composed, main, platform, failures, loads, seen, status };
}

const go = (path: string) => history.pushState(null, '', path);
const remoteA = releaseFixture('mfe-a', ['/a/*']);
const remoteB = releaseFixture('mfe-b', ['/b/*']);
const withFallback = releaseFixture('mfe-a', ['/a/*'], { hasFallback: true });

describe('a remote that works', () => {
  test('is loaded when its path is reached, not before', async () => {
    const { loads, seen, store, main, status } = await compose([remoteA, remoteB]);
    expect(loads).toEqual([]);
    expect(status('mfe-a')).toBeUndefined();
    go('/a/1');
    await waitFor(() => expect(status('mfe-a')).toBe('mounted'));
    expect(seen).toEqual(['mfe-a loading', 'mfe-a mounted']);
    expect(store.getState().versions).toEqual({ 'mfe-a': '2.0.0' });
    expect(loads).toEqual(['mfea 2.0.0#0']);
    expect(main.textContent).toBe('mfe-a 2.0.0');
  });

  test('gives its place to the next one, and is not loaded again when it comes back', async () => {
    const { loads, main } = await compose([remoteA, remoteB]);
    go('/a');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 2.0.0'));
    go('/b');
    await waitFor(() => expect(main.textContent).toBe('mfe-b 2.0.0'));
    go('/a/2');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 2.0.0'));
    expect(loads).toEqual(['mfea 2.0.0#0', 'mfeb 2.0.0#0']);
  });
});

describe('a remote that cannot be loaded', () => {
  test('is failed after its repeats, and told on the bus; the others never notice', async () => {
    const { failures, loads, main, status } = await compose([remoteA, remoteB], { mfea: () => 'is gone' });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    expect(loads).toEqual(['mfea 2.0.0#0', 'mfea 2.0.0#1', 'mfea 2.0.0#2']);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ remote: 'mfe-a', phase: 'load' });
    expect(failures[0]?.message).toContain('mfea 2.0.0 is gone');
    go('/b');
    await waitFor(() => expect(main.textContent).toBe('mfe-b 2.0.0'));
    expect(status('mfe-b')).toBe('mounted');
    expect(status('mfe-a')).toBe('failed');
    expect(failures).toHaveLength(1);
  });

  test('is replaced by its last good release', async () => {
    const { failures, main, status, store } = await compose([withFallback], {
      mfea: (version) => (version === '2.0.0' ? 'is gone' : 'runs'),
    });
    go('/a');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 1.0.0'));
    expect(status('mfe-a')).toBe('mounted');
    expect(store.getState().versions).toEqual({ 'mfe-a': '1.0.0' });
    expect(failures).toEqual([]);
  });

  test('heals by a retry, under addresses that were never asked for', async () => {
    const { loads, main, retry, seen, status } = await compose([remoteA], {
      mfea: (_, attempt) => (attempt < 3 ? 'is gone' : 'runs'),
    });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    await retry('mfe-a');
    expect(main.textContent).toBe('mfe-a 2.0.0');
    expect(seen).toEqual(['mfe-a loading', 'mfe-a failed', 'mfe-a loading', 'mfe-a mounted']);
    expect(loads.at(-1)).toBe('mfea 2.0.0#3');
  });

  test('a retry of a remote that the page does not have does nothing', async () => {
    const { loads, retry, seen } = await compose([remoteA]);
    await retry('mfe-x');
    expect([loads, seen]).toEqual([[], []]);
  });
});

test('a remote that cannot be mounted is failed, and told with its phase', async () => {
  const { failures, status } = await compose([remoteA], { mfea: () => 'cannot mount' });
  go('/a');
  await waitFor(() => expect(status('mfe-a')).toBe('failed'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({ remote: 'mfe-a', phase: 'mount' });
  expect(failures[0]?.message).toContain('no mount');
});

describe('a remote that throws while rendering', () => {
  afterEach(() => {
    const said = vi.mocked(console.error).mock.calls.map((args) => args.map(String).join(' '));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => !text.includes('broken view'))).toEqual([]);
    vi.mocked(console.error).mockClear();
  });

  test('is replaced by its last good release', async () => {
    const { loads, main, status, store } = await compose([withFallback], {
      mfea: (version) => (version === '2.0.0' ? 'throws' : 'runs'),
    });
    go('/a');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 1.0.0'));
    await waitFor(() => expect(status('mfe-a')).toBe('mounted'));
    expect(store.getState().versions).toEqual({ 'mfe-a': '1.0.0' });
    expect(loads).toEqual(['mfea 2.0.0#0', 'mfea 1.0.0#3']);
  });

  test('once: when the last good one throws too, the page says so and stops', async () => {
    const { failures, loads, main, status } = await compose([withFallback, remoteB], {
      mfea: () => 'throws',
    });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    expect(loads).toEqual(['mfea 2.0.0#0', 'mfea 1.0.0#3']);
    expect(failures.map(({ phase }) => phase)).toEqual(['render', 'render']);
    go('/b');
    await waitFor(() => expect(status('mfe-b')).toBe('mounted'));
    expect(main.textContent).toContain('mfe-b 2.0.0');
  });

  test('without a last good release: failed, and its own message gives way to the page’s', async () => {
    const { main, retry, status } = await compose([remoteA], {
      mfea: (_, attempt) => (attempt === 0 ? 'throws' : 'runs'),
    });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    expect(main.querySelector('#remote-mfe-a')).not.toBeVisible();
    await retry('mfe-a');
    expect(main.textContent).toBe('mfe-a 2.0.0');
    expect(main.querySelector('#remote-mfe-a')).toBeVisible();
    expect(status('mfe-a')).toBe('mounted');
  });
});
