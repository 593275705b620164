import type { Platform, SessionState } from '@forecourt/shared-contracts';
import { createTestPlatform, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buyer } from '../../testing/render-in-shell.tsx';
import { tabStorage } from '../../testing/tab-storage.ts';
import type { Counts } from './counts.ts';
import { createLiveCounts } from './create-live-counts.ts';

/** Live counts whose fetches the test answers, started on an idle page. */
async function setUp(options: Pick<TestPlatformOptions, 'signedInAs' | 'parts'> = {}) {
  const platform = await createTestPlatform(options);
  const readings: { answer: (counts: Counts) => void; fail: () => void; signal: AbortSignal }[] = [];
  const read = (signal: AbortSignal) =>
    new Promise<Counts>((answer, reject) => {
      readings.push({ answer, fail: () => reject(new Error('down')), signal });
    });
  let nowMs = 0;
  const counts = createLiveCounts({ platform, read, page: document, nowMs: () => nowMs });
  const stop = counts.start();
  await vi.advanceTimersByTimeAsync(5_000);
  return {
    platform,
    readings,
    stop,
    known: () => counts.store.getState(),
    pass: (ms: number) => (nowMs += ms),
  };
}
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(5_000);
};
const announce = (platform: Platform, count: number) =>
  platform.events.emit('mfe-account', 'orders:count-changed', { count });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] }));
afterEach(() => void vi.useRealTimers());

describe("a member's counts", () => {
  test('are fetched once the page is idle', async () => {
    const { readings, known } = await setUp({ signedInAs: buyer });
    expect(known().orders).toBeUndefined();
    readings[0]?.answer({ orders: 2, cart: 2, favorites: 11 });
    await vi.waitFor(() => expect(known()).toEqual({ orders: 2, cart: 2, favorites: 11 }));
    expect(readings).toHaveLength(1);
  });

  test('are fetched if the session became known after the counts were made and before they listened', async () => {
    const platform = await createTestPlatform({ signedInAs: buyer });
    const session = createStore<SessionState>(() => ({ status: 'unknown' }));
    const unknownYet = { ...platform, session: { ...platform.session, ...session } };
    const read = vi.fn(() => new Promise<Counts>(() => undefined));
    const counts = createLiveCounts({ platform: unknownYet, read, page: document, nowMs: () => 0 });
    session.setState(platform.session.getState(), true);
    const stop = counts.start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(read).toHaveBeenCalledOnce();
    stop();
  });

  test('published during a fetch are newer than its response', async () => {
    const { platform, readings, known } = await setUp({ signedInAs: buyer });
    announce(platform, 5);
    readings[0]?.answer({ orders: 4, cart: 4 });
    await vi.waitFor(() => expect(known().cart).toBe(4));
    expect(known().orders).toBe(5);
  });

  test("are refetched after a guest's choices were merged into the account", async () => {
    const { platform, readings } = await setUp({ signedInAs: buyer });
    platform.events.emit('platform', 'account:merged', { changed: ['favorites'] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(readings).toHaveLength(2);
    expect(readings[0]?.signal.aborted).toBe(true);
  });

  test('stay unknown when the server does not respond, and later events count', async () => {
    const { platform, readings, known } = await setUp({ signedInAs: buyer });
    readings[0]?.fail();
    announce(platform, 1);
    await vi.waitFor(() => expect(known().orders).toBe(1));
  });

  test('are dropped at sign-out, along with the fetch in flight', async () => {
    const { platform, readings, known } = await setUp({ signedInAs: buyer });
    announce(platform, 5);
    await platform.session.signOut();
    expect(known()).toEqual({});
    expect(readings[0]?.signal.aborted).toBe(true);
    readings[0]?.answer({ orders: 4, cart: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(known()).toEqual({});
  });

  test.each([
    ['after a minute away are read again', 60_001, 2],
    ['after a moment away are not', 59_000, 1],
  ])('%s', async (_, awayMs, expected) => {
    const { readings, pass } = await setUp({ signedInAs: buyer });
    pass(awayMs);
    await look();
    expect(readings).toHaveLength(expected);
  });

  test('are no longer fetched after the header unmounts', async () => {
    const { readings, pass, stop } = await setUp({ signedInAs: buyer });
    stop();
    pass(100_000);
    await look();
    expect(readings).toHaveLength(1);
  });
});

describe("a guest's counts", () => {
  test('are never fetched, and what a remote publishes counts', async () => {
    const { platform, readings, known } = await setUp();
    platform.events.emit('mfe-storefront', 'favorites:count-changed', { count: 3 });
    expect(known().favorites).toBe(3);
    expect(readings).toEqual([]);
  });
});

describe('the next page of the tab', () => {
  const other = { ...buyer, sub: 'buyer-2' };

  /** A member's page that knew the counts, then a page of the same tab: what it shows before anything is fetched. */
  async function nextPage(signedInAs: typeof buyer | undefined) {
    const parts = { openSession: tabStorage() };
    const first = await setUp({ signedInAs: buyer, parts });
    first.readings[0]?.answer({ orders: 12, cart: 1, favorites: 3 });
    await vi.waitFor(() => expect(first.known().cart).toBe(1));
    first.stop();
    return setUp({ signedInAs, parts });
  }

  test("shows the same person's counts at once, then those of the server", async () => {
    const { known, readings } = await nextPage(buyer);
    expect(known()).toEqual({ orders: 12, cart: 1, favorites: 3 });
    readings[0]?.answer({ orders: 12, cart: 0, favorites: 3 });
    await vi.waitFor(() => expect(known().cart).toBe(0));
  });

  test.each([
    ['a guest', undefined],
    ['another buyer', other],
  ])('shows none of them to %s', async (_, who) => {
    const { known } = await nextPage(who);
    expect(known()).toEqual({});
  });

  test.each([
    ['the same buyer', buyer, { orders: 12, cart: 1, favorites: 3 }],
    ['another buyer', other, {}],
    ['a guest', undefined, {}],
  ])(
    'shows them while the session is unknown, until it turns out to be that of %s',
    async (_, who, expected) => {
      const parts = { openSession: tabStorage() };
      const first = await setUp({ signedInAs: buyer, parts });
      first.readings[0]?.answer({ orders: 12, cart: 1, favorites: 3 });
      await vi.waitFor(() => expect(first.known().cart).toBe(1));
      first.stop();
      const platform = await createTestPlatform({ parts, signedInAs: who });
      const session = createStore<SessionState>(() => ({ status: 'unknown' }));
      const unknownYet = { ...platform, session: { ...platform.session, ...session } };
      const read = () => new Promise<Counts>(() => undefined);
      const counts = createLiveCounts({ platform: unknownYet, read, page: document, nowMs: () => 0 });
      const stop = counts.start();
      expect(counts.store.getState().cart).toBe(1);
      session.setState(platform.session.getState(), true);
      expect(counts.store.getState()).toEqual(expected);
      stop();
    },
  );
});
