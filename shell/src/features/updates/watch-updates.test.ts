import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import type { Versions } from '../../platform/live-versions.ts';
import { watchUpdates } from './watch-updates.ts';

const pageVersions = { shell: '1.0.0', 'mfe-a': '2.0.0' };

beforeEach(() => void document.body.replaceChildren());
afterEach(() => void document.head.querySelectorAll('script').forEach((script) => script.remove()));

/** A page of an older version; `live` is what the site runs now. */
async function openTab(live: Versions | undefined, storage?: Awaited<ReturnType<typeof createTestPlatform>>) {
  const platform = storage ?? (await createTestPlatform({ target: '/a' }));
  const reload = vi.fn();
  const readLive = vi.fn(() => Promise.resolve(live));
  const clock = { nowMs: 1_000 };
  const ports = { window, readLive, reload, nowMs: () => clock.nowMs };
  const store = watchUpdates(platform, pageVersions, ports);
  return { platform, reload, readLive, clock, store };
}

/** Fails to load a script of the page. */
function miss(path: string, tag: 'script' | 'img' = 'script') {
  const element = document.createElement(tag);
  element.src = `https://dealer.example${path}`;
  if (element instanceof HTMLScriptElement) element.type = 'application/json';
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

function type(text: string) {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const chunk = '/assets/mfe-a/2.0.0/search.0a1b2c3d.js';
const settle = () => new Promise((done) => setTimeout(done, 0));

describe('F11: a chunk that is gone', () => {
  test.each([
    ['of a remote that has a newer version', chunk, { 'mfe-a': '3.0.0' }, 1],
    ['of the shell, which has one', '/assets/shell/1.0.0/panels.js', { shell: '1.1.0' }, 1],
    ['of a remote that is what the site runs', chunk, { 'mfe-a': '2.0.0', shell: '9.0.0' }, 0],
    ['of a remote that the site no longer has', chunk, { shell: '1.0.0' }, 0],
    ['while the site cannot be reached', chunk, undefined, 0],
  ])('%s: reloads the page %j', async (_, path, live, times) => {
    const { reload, readLive, store } = await openTab(live as Versions | undefined);
    miss(path);
    await settle();
    expect(readLive).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledTimes(times);
    expect(store.getState().isWaiting).toBe(false);
  });

  test('many at once query the site once; later it is queried again', async () => {
    const { readLive, clock } = await openTab({ 'mfe-a': '2.0.0' });
    for (const file of ['a.js', 'b.js', 'c.js']) miss(`/assets/mfe-a/2.0.0/${file}`);
    clock.nowMs += 29_000;
    miss(chunk);
    expect(readLive).toHaveBeenCalledTimes(1);
    clock.nowMs += 1_000;
    miss(chunk);
    expect(readLive).toHaveBeenCalledTimes(2);
  });

  test('no loop: the page is reloaded once per version, then the visitor is asked', async () => {
    const first = await openTab({ 'mfe-a': '3.0.0' });
    miss(chunk);
    await settle();
    expect(first.reload).toHaveBeenCalledOnce();
    const second = await openTab({ 'mfe-a': '3.0.0' }, first.platform);
    miss(chunk);
    await settle();
    expect(second.reload).not.toHaveBeenCalled();
    expect(second.store.getState().isWaiting).toBe(true);
    const third = await openTab({ 'mfe-a': '4.0.0' }, first.platform);
    miss(chunk);
    await settle();
    expect(third.reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['a picture', '/assets/mfe-a/2.0.0/car.js', 'img'],
    ['a script of somebody else', '/maps/api.js', 'script'],
  ] as const)('%s is ignored', async (_, path, tag) => {
    const { readLive } = await openTab({ 'mfe-a': '3.0.0' });
    miss(path, tag);
    expect(readLive).not.toHaveBeenCalled();
  });
});

describe('F12: typed input', () => {
  test('is not lost to a reload: the update waits', async () => {
    const { reload, store } = await openTab({ 'mfe-a': '3.0.0' });
    type('Ada');
    miss(chunk);
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().isWaiting).toBe(true);
  });

  test('entered during the query counts too', async () => {
    const { reload, store } = await openTab({ 'mfe-a': '3.0.0' });
    miss(chunk);
    type('Ada');
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(store.getState().isWaiting).toBe(true);
  });

  test('counts for its page only: a filter changes nothing, another path does', async () => {
    const { platform, reload, clock } = await openTab({ 'mfe-a': '3.0.0' });
    type('Ada');
    platform.navigation.push('/a?page=2');
    miss(chunk);
    await settle();
    expect(reload).not.toHaveBeenCalled();
    platform.navigation.push('/b');
    clock.nowMs += 30_000;
    miss(chunk);
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });
});
