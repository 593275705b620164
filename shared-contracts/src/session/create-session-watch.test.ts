// @vitest-environment node
import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionWatch } from './create-session-watch.ts';
import type { SessionState } from './session.ts';

const user = { sub: 'u1', email: 'demo@harbor.example' };
const minute = 60_000;
const limits = { idleMs: 30 * minute, warningMs: 2 * minute };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tabs of one browser, sharing the time of the last activity. */
function openBrowser() {
  let noted: number | undefined;
  const activity = { read: () => noted, note: (atMs: number) => void (noted = atMs) };
  const openTab = (begin: SessionState = { status: 'signed-in', user }, isHosts = () => false) => {
    const store = createStore<SessionState>(() => begin);
    const person = { onActive: () => {}, onReturn: () => {} };
    const expire = vi.fn(() => store.setState({ status: 'signed-in', user, isOver: true }, true));
    const watch = createSessionWatch({
      session: { getState: store.getState, subscribe: (listener) => store.subscribe(listener), isHosts },
      expire,
      activity,
      limits,
      nowMs: Date.now,
      watchPerson(given) {
        Object.assign(person, given);
        return () => Object.assign(person, { onActive: () => {}, onReturn: () => {} });
      },
    });
    return {
      store,
      watch,
      stop: watch.start(),
      expire,
      act: () => person.onActive(),
      look: () => person.onReturn(),
    };
  };
  return { openTab };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('without activity', () => {
  it('warns two minutes before the end, counts the seconds, and ends the session', () => {
    const { watch, expire } = openBrowser().openTab();
    pass(28 * minute - 1);
    expect(watch.getState()).toEqual({ kind: 'none' });
    pass(1);
    expect(watch.getState()).toEqual({ kind: 'warning', remainingMs: 2 * minute });
    pass(1000);
    expect(watch.getState()).toEqual({ kind: 'warning', remainingMs: 2 * minute - 1000 });
    pass(2 * minute - 1001);
    expect(expire).not.toHaveBeenCalled();
    pass(1);
    expect(expire).toHaveBeenCalledOnce();
    expect(watch.getState()).toEqual({ kind: 'none' });
  });

  it('nothing happens for a guest', () => {
    const { watch, expire } = openBrowser().openTab({ status: 'guest' });
    pass(60 * minute);
    expect(watch.getState()).toEqual({ kind: 'none' });
    expect(expire).not.toHaveBeenCalled();
  });
});

describe('a session of the host’s page', () => {
  it('gets no warning and does not end, because the host decides', () => {
    const { watch, act, look, expire } = openBrowser().openTab({ status: 'signed-in', user }, () => true);
    pass(29 * minute);
    expect(watch.getState()).toEqual({ kind: 'none' });
    pass(9 * 60 * minute);
    act();
    look();
    watch.stay();
    expect(expire).not.toHaveBeenCalled();
  });

  it('leaves its place to one of our own, which is watched from its sign-in', () => {
    let isHosts = true;
    const { store, watch, expire } = openBrowser().openTab({ status: 'signed-in', user }, () => isHosts);
    pass(60 * minute);
    store.setState({ status: 'guest' }, true);
    isHosts = false;
    store.setState({ status: 'signed-in', user }, true);
    pass(28 * minute - 1);
    expect(watch.getState()).toEqual({ kind: 'none' });
    pass(1);
    expect(watch.getState().kind).toBe('warning');
    pass(2 * minute);
    expect(expire).toHaveBeenCalledOnce();
  });
});

describe('activity', () => {
  it('restarts the timer', () => {
    const { watch, act } = openBrowser().openTab();
    pass(20 * minute);
    act();
    pass(27 * minute);
    expect(watch.getState().kind).toBe('none');
    pass(minute);
    expect(watch.getState().kind).toBe('warning');
  });

  it('in one tab keeps the others signed in', () => {
    const { openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    pass(20 * minute);
    other.act();
    pass(15 * minute);
    expect([one.watch.getState().kind, other.watch.getState().kind]).toEqual(['none', 'none']);
  });

  it('during the warning does not dismiss it; Stay signed in does, in every tab within a second', () => {
    const { openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    pass(28 * minute);
    one.act();
    expect(one.watch.getState().kind).toBe('warning');
    one.watch.stay();
    expect(one.watch.getState().kind).toBe('none');
    pass(1000);
    expect(other.watch.getState().kind).toBe('none');
  });
});

describe('clocks (F55, F59)', () => {
  it('a laptop that wakes after the end finds the session ended, whatever is touched first', () => {
    const { act, expire } = openBrowser().openTab();
    vi.setSystemTime(Date.now() + 9 * 60 * minute);
    act();
    expect(expire).toHaveBeenCalledOnce();
  });

  it('a page that becomes visible again shows the time left', () => {
    const { watch, look } = openBrowser().openTab();
    vi.setSystemTime(Date.now() + 29 * minute);
    look();
    expect(watch.getState()).toEqual({ kind: 'warning', remainingMs: minute });
  });

  it('a clock set back restarts the timer, and ends nothing', () => {
    const { watch, look, expire } = openBrowser().openTab();
    vi.setSystemTime(Date.now() - 24 * 60 * minute);
    look();
    pass(28 * minute);
    expect(watch.getState()).toEqual({ kind: 'warning', remainingMs: 2 * minute });
    expect(expire).not.toHaveBeenCalled();
  });
});

it('a new sign-in restarts the timer, and stop ends the watch', () => {
  const { store, watch, expire, stop } = openBrowser().openTab();
  pass(30 * minute);
  expect(expire).toHaveBeenCalledOnce();
  store.setState({ status: 'signed-in', user }, true);
  pass(27 * minute);
  expect(watch.getState().kind).toBe('none');
  stop();
  pass(30 * minute);
  expect(expire).toHaveBeenCalledOnce();
});
