import { waitFor } from '@testing-library/react';
import { getAppNames, unregisterApplication } from 'single-spa';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventName, EventPayload } from '@forecourt/shared-contracts';
import type { LifecycleProps } from '@forecourt/shared-contracts/react';
import type { RemoteRelease } from '@forecourt/shared-contracts/releases';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import type { MountableRemote } from '../../platform/federation.ts';
import { startRouting } from '../../platform/single-spa.ts';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { remoteModule } from '../../testing/remote-module.ts';
import { composeRemotes } from './compose-remotes.ts';
import type { LoadModule } from './routed-remote.ts';

type Behavior = (
  version: string,
  attempt: number,
) =>
  | 'runs'
  | 'is gone'
  | 'is refused'
  | 'is refused at start'
  | 'throws'
  | 'cannot mount'
  | 'mounts late'
  | 'cannot unmount';

const clock = { nowMs: 0 };

beforeAll(startRouting);
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  clock.nowMs = 0;
  late.length = 0;
});
afterEach(async () => {
  vi.mocked(Math.random).mockRestore();
  history.pushState(null, '', '/');
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
  document.body.replaceChildren();
});

const refusal = 'Version 1 of shared singleton module x does not satisfy the requirement of y';
const late: (() => void)[] = [];

function oddLifecycles(does: ReturnType<Behavior>, { mount }: MountableRemote): Partial<MountableRemote> {
  const never = () => new Promise<void>((done) => late.push(done));
  if (does === 'is refused at start') return { bootstrap: () => Promise.reject(new Error(refusal)) };
  if (does === 'cannot mount') return { mount: () => Promise.reject(new Error('no mount')) };
  if (does === 'cannot unmount') return { unmount: never };
  if (does === 'mounts late') return { mount: [never, ...[mount].flat()] };
  return {};
}

/** Composes remotes into a main element; `behaviors` define by container what each release does when it is loaded. */
async function compose(remotes: RemoteRelease[], behaviors: Readonly<Record<string, Behavior>> = {}) {
  const main = document.createElement('main');
  document.body.append(main);
  const eventTarget = new EventTarget();
  const page = { releases: releaseSetFixture(...remotes) };
  const platform = await createTestPlatform({ page, parts: { eventTarget } });
  const failures: EventPayload<'remote:failed'>[] = [];
  platform.events.subscribe('remote:failed', ({ payload }) => failures.push(payload));
  const loads: string[] = [];
  const given: LifecycleProps[] = [];
  const loadModule: LoadModule = async (container, { version }, attempt) => {
    loads.push(`${container} ${version}#${attempt}`);
    const does = behaviors[container]?.(version, attempt) ?? 'runs';
    if (does === 'is gone') throw new Error(`${container} ${version} is gone`);
    if (does === 'is refused') throw new Error(refusal);
    const name = container.replace('mfe', 'mfe-');
    const module = remoteModule(platform, name, () => {
      if (does === 'throws') throw new Error('broken view');
      return <p>{`${name} ${version}`}</p>;
    });
    const note = async (props: LifecycleProps) => void given.push(props);
    return { ...module, bootstrap: [note, ...[module.bootstrap].flat()], ...oddLifecycles(does, module) };
  };
  const composed = composeRemotes(platform, main, { loadModule, nowMs: () => clock.nowMs });
  const seen: string[] = [];
  composed.store.subscribe((now, before) => {
    for (const { name } of remotes) {
      const status = now.statuses[name];
      if (status && status !== before.statuses[name]) seen.push(`${name} ${status}`);
    }
  });
  const status = (name: string) => composed.store.getState().statuses[name];
  const forge = (source: string, name: EventName, payload: object) => {
    const detail = { v: 1, id: 'forged', at: '2026-11-21T00:00:00.000Z', source, name, payload };
    eventTarget.dispatchEvent(new CustomEvent(`forecourt:${name}`, { detail }));
  };
  return { ...composed, main, platform, failures, loads, seen, status, given, forge };
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

  test('is replaced by the next one, and is not loaded again when it returns', async () => {
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

describe('a view that the edge rendered', () => {
  const rendered = '<h1>from the edge</h1>';

  async function withView(behaviors: Readonly<Record<string, Behavior>> = {}) {
    go('/a');
    const composed = await compose([remoteA, remoteB], behaviors);
    const element = document.createElement('div');
    Object.assign(element, { id: 'remote-mfe-a', innerHTML: rendered });
    Object.assign(element.dataset, { remote: 'mfe-a', rendered: '2.0.0 /a' });
    composed.main.append(element);
    const move = (path: string) => {
      composed.platform.navigation.push(path);
      go(path);
    };
    return { ...composed, element, move };
  }

  test('stays readable when its remote fails to load', async () => {
    const { element, status, move } = await withView({ mfea: () => 'is gone' });
    move('/a/1');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    expect(element.hidden).toBe(false);
    expect(element.innerHTML).toBe(rendered);
  });

  test('is gone once the visitor is on a page of another remote, and its remote mounts in its place later', async () => {
    const { main, move } = await withView();
    move('/b');
    expect(main.textContent).toBe('');
    await waitFor(() => expect(main.textContent).toBe('mfe-b 2.0.0'));
    move('/a');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 2.0.0'));
  });

  test('stays on another page of the same remote, until that is mounted', async () => {
    const { element, move } = await withView();
    move('/a/2');
    expect(element.innerHTML).toBe(rendered);
    await waitFor(() => expect(element.textContent).toBe('mfe-a 2.0.0'));
  });
});

describe('a remote that cannot be loaded', () => {
  test('F01: fails after its retries, and is reported on the bus; the others are unaffected', async () => {
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

  test('F01: recovers by a retry, under URLs that were never requested', async () => {
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

  test('a retry of an unknown remote does nothing', async () => {
    const { loads, retry, seen } = await compose([remoteA]);
    await retry('mfe-x');
    expect([loads, seen]).toEqual([[], []]);
  });
});

describe('a contract that the page does not share', () => {
  test('F10: without a last good release the page says that it needs to be refreshed, and nothing is retried', async () => {
    const { failures, loads, status } = await compose([remoteA], { mfea: () => 'is refused' });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('stuck'));
    expect(loads).toEqual(['mfea 2.0.0#0']);
    expect(failures).toMatchObject([{ phase: 'load', fault: 'refused' }]);
  });

  test('F10: detected at start, the result is the same', async () => {
    const { failures, status } = await compose([remoteA], { mfea: () => 'is refused at start' });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('stuck'));
    expect(failures).toMatchObject([{ phase: 'mount', fault: 'refused' }]);
  });

  test('F09: the last good release replaces it', async () => {
    const { main, platform } = await compose([withFallback], {
      mfea: (version) => (version === '2.0.0' ? 'is refused' : 'runs'),
    });
    const replaced = vi.fn();
    platform.events.subscribe('remote:replaced', ({ payload }) => void replaced(payload));
    go('/a');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 1.0.0'));
    expect(replaced).toHaveBeenCalledExactlyOnceWith({
      remote: 'mfe-a',
      version: '2.0.0',
      fault: 'refused',
    });
  });
});

describe('a remote that breaks at start', () => {
  test('F13: fails, is reported with its phase, and recovers by one retry in a new element', async () => {
    const { failures, main, retry, status } = await compose([remoteA], {
      mfea: (_, attempt) => (attempt === 0 ? 'cannot mount' : 'runs'),
    });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ remote: 'mfe-a', phase: 'mount' });
    expect(failures[0]?.message).toContain('no mount');
    await retry('mfe-a');
    expect(status('mfe-a')).toBe('mounted');
    expect(main.textContent).toBe('mfe-a 2.0.0');
  });

  test('F13: is replaced by its last good release', async () => {
    const { loads, main, status } = await compose([withFallback], {
      mfea: (version) => (version === '2.0.0' ? 'cannot mount' : 'runs'),
    });
    go('/a');
    await waitFor(() => expect(main.textContent).toBe('mfe-a 1.0.0'));
    await waitFor(() => expect(status('mfe-a')).toBe('mounted'));
    expect(loads).toEqual(['mfea 2.0.0#0', 'mfea 1.0.0#3']);
  });

  test('F15: after three failures in 60 s there is no further attempt on this page', async () => {
    const { retry, seen, status } = await compose([remoteA], { mfea: () => 'cannot mount' });
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('failed'));
    clock.nowMs = 30_000;
    await retry('mfe-a');
    expect(status('mfe-a')).toBe('failed');
    clock.nowMs = 59_000;
    await retry('mfe-a');
    expect(status('mfe-a')).toBe('stuck');
    expect(seen.filter((one) => one === 'mfe-a loading')).toHaveLength(3);
  });
});

describe('F14: a lifecycle that does not end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
  };
  const until = async (isSo: () => boolean) => {
    for (let turn = 0; turn < 50 && !isSo(); turn += 1) await pass(20);
    expect(isSo()).toBe(true);
  };

  test('a mount is abandoned after 8 s; the other remotes continue, and its late output is removed', async () => {
    const { failures, loads, main, status } = await compose([remoteA, remoteB], {
      mfea: () => 'mounts late',
    });
    go('/a');
    await until(() => late.length === 1);
    await pass(7_000);
    expect(status('mfe-a')).toBe('loading');
    await pass(1_500);
    expect(status('mfe-a')).toBe('failed');
    expect(failures).toMatchObject([{ remote: 'mfe-a', phase: 'mount' }]);
    go('/b');
    await until(() => main.textContent === 'mfe-b 2.0.0');
    late.forEach((end) => end());
    await pass(500);
    expect(status('mfe-a')).toBe('failed');
    expect(main.textContent).toBe('mfe-b 2.0.0');
    expect(document.body.textContent).not.toContain('mfe-a');
    expect(loads).toEqual(['mfea 2.0.0#0', 'mfeb 2.0.0#0']);
  });

  test('a retry mounts again while the first mount still hangs, and the late one changes nothing', async () => {
    const { main, retry, status } = await compose([remoteA], {
      mfea: (_, attempt) => (attempt === 0 ? 'mounts late' : 'runs'),
    });
    go('/a');
    await until(() => late.length === 1);
    await pass(8_100);
    expect(status('mfe-a')).toBe('failed');
    void retry('mfe-a');
    await until(() => main.textContent === 'mfe-a 2.0.0');
    late.forEach((end) => end());
    await pass(500);
    expect([status('mfe-a'), main.textContent]).toEqual(['mounted', 'mfe-a 2.0.0']);
  });

  test('an unmount is abandoned after 3 s; the next remote mounts, and the first works at its next visit', async () => {
    const { main, status } = await compose([remoteA, remoteB], {
      mfea: (_, attempt) => (attempt === 0 ? 'cannot unmount' : 'runs'),
    });
    go('/a');
    await until(() => main.textContent === 'mfe-a 2.0.0');
    go('/b');
    await until(() => late.length === 1);
    await pass(3_100);
    await until(() => main.textContent === 'mfe-b 2.0.0');
    go('/a');
    await until(() => main.textContent === 'mfe-a 2.0.0');
    expect(status('mfe-a')).toBe('mounted');
  });
});

describe('T23: life-cycle facts', () => {
  const about = { remote: 'mfe-a' };
  const broken = { ...about, phase: 'render', message: 'forged' };
  afterEach(() => {
    const logged = vi.mocked(console.error).mock.calls.map(([text]) => String(text));
    expect(logged.filter((text) => !/^event remote:\w+ was ignored/.test(text))).toEqual([]);
    vi.mocked(console.error).mockClear();
  });

  test.each([
    ['remote:failed', 'mfe-hostile', broken],
    ['remote:failed', 'mfe-a', broken],
    ['remote:failed', 'shell', broken],
    ['remote:failed', 'mfe-a', { ...broken, phase: 'load' }],
  ] as const)('a forged %s from %s does not touch the remote on the page', async (name, source, payload) => {
    const { forge, loads, main, seen, status } = await compose([withFallback]);
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('mounted'));
    forge(source, name, payload);
    expect(seen).toEqual(['mfe-a loading', 'mfe-a mounted']);
    expect(main.textContent).toBe('mfe-a 2.0.0');
    expect(main.querySelector('#remote-mfe-a')).toBeVisible();
    expect(loads).toEqual(['mfea 2.0.0#0']);
  });

  test.each(['mfe-hostile', 'mfe-a', 'shell'])(
    'a forged remote:mounted from %s does not end the panel of a failed remote',
    async (source) => {
      const { forge, status } = await compose([remoteA], { mfea: () => 'is gone' });
      go('/a');
      await waitFor(() => expect(status('mfe-a')).toBe('failed'));
      forge(source, 'remote:mounted', about);
      expect(status('mfe-a')).toBe('failed');
    },
  );

  test('the callbacks of a remote are about itself only', async () => {
    const { given, status } = await compose([remoteA, remoteB]);
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('mounted'));
    go('/b');
    await waitFor(() => expect(status('mfe-b')).toBe('mounted'));
    given[0]?.onRenderError?.();
    expect([status('mfe-a'), status('mfe-b')]).toEqual(['failed', 'mounted']);
  });

  test('the callbacks of a replaced mount do nothing', async () => {
    const { given, retry, status } = await compose([remoteA]);
    go('/a');
    await waitFor(() => expect(status('mfe-a')).toBe('mounted'));
    given[0]?.onRenderError?.();
    await retry('mfe-a');
    expect(given).toHaveLength(2);
    given[0]?.onRenderError?.();
    expect(status('mfe-a')).toBe('mounted');
    given[1]?.onRenderError?.();
    given[0]?.onMounted?.();
    expect(status('mfe-a')).toBe('failed');
  });
});

describe('a remote that throws while rendering', () => {
  afterEach(() => {
    const logged = vi.mocked(console.error).mock.calls.map((args) => args.map(String).join(' '));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((text) => !text.includes('broken view'))).toEqual([]);
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

  test('without a last good release: fails, and its own message is replaced by the page’s', async () => {
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
