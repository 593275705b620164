// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserNavigation } from './create-browser-navigation.ts';
import { createMemoryNavigation } from './create-memory-navigation.ts';
import type { Navigation } from './navigation.ts';

const log = vi.fn();
let navigation: Navigation;
let serial = 0;

beforeEach(() => {
  log.mockClear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  window.history.replaceState(null, '', '/start');
});
afterEach(() => navigation.dispose());

const kinds: [string, () => Navigation][] = [
  ['browser', () => createBrowserNavigation({ window, uuid: () => `k${++serial}`, log })],
  ['memory', () => createMemoryNavigation('/start', log)],
];

describe.each(kinds)('%s navigation', (_kind, create) => {
  beforeEach(() => (navigation = create()));

  test('notifies each listener of a push once, with its state', () => {
    const listener = vi.fn();
    navigation.subscribe(listener);
    navigation.push('/search?make=audi#top', { from: 'home' });
    expect(listener).toHaveBeenCalledOnce();
    expect(navigation.current()).toMatchObject({
      action: 'push',
      location: { pathname: '/search', search: '?make=audi', hash: '#top', state: { from: 'home' } },
    });
  });

  test('goes back to the previous location', async () => {
    const before = navigation.current().location.key;
    navigation.push('/search');
    const arrived = new Promise((resolve) => navigation.subscribe(resolve));
    navigation.back();
    await arrived;
    expect(navigation.current()).toMatchObject({
      action: 'pop',
      location: { pathname: '/start', key: before },
    });
  });

  test('a replace replaces the entry', async () => {
    navigation.push('/a');
    navigation.replace('/b');
    const arrived = new Promise((resolve) => navigation.subscribe(resolve));
    navigation.back();
    await arrived;
    expect(navigation.current().location.pathname).toBe('/start');
  });

  test('rejects a foreign target and logs it (T33)', () => {
    const listener = vi.fn();
    navigation.subscribe(listener);
    navigation.push('//evil.example');
    navigation.replace('javascript:alert(1)');
    expect(listener).not.toHaveBeenCalled();
    expect(navigation.current().location.pathname).toBe('/start');
    expect(log).toHaveBeenCalledTimes(2);
  });

  test('a listener that throws does not prevent the others from being called', () => {
    const listener = vi.fn();
    navigation.subscribe(() => {
      throw new Error('broken');
    });
    navigation.subscribe(listener);
    navigation.push('/a');
    expect(listener).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
  });
});

test("single-spa's artificial popstate is ignored (trap T2)", () => {
  navigation = createBrowserNavigation({ window, uuid: () => 'k', log });
  const listener = vi.fn();
  navigation.subscribe(listener);
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(listener).toHaveBeenCalledOnce();
});

test('a push scrolls to the top, a replace does not scroll', () => {
  navigation = createBrowserNavigation({ window, uuid: () => `k${++serial}`, log });
  navigation.replace('/a');
  expect(window.scrollTo).not.toHaveBeenCalled();
  navigation.push('/b');
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test.each([
  ['scrolls up to where the results start', -400, 1],
  ['scrolls up if they start below the sticky header', 40, 1],
  ['does not scroll if they start further down', 300, 0],
])('a push within a path %s', (_, topPx, times) => {
  navigation = createBrowserNavigation({ window, uuid: () => `k${++serial}`, log });
  navigation.replace('/search');
  const start = document.body.appendChild(document.createElement('div'));
  start.dataset['scrollStart'] = '';
  document.documentElement.style.scrollPaddingTop = '84px';
  start.scrollIntoView = vi.fn();
  start.getBoundingClientRect = () => new DOMRect(0, topPx, 100, 100);
  navigation.push('/search?priceMax=20000');
  expect(start.scrollIntoView).toHaveBeenCalledTimes(times);
  expect(window.scrollTo).not.toHaveBeenCalled();
  navigation.push('/cart');
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  start.remove();
  document.documentElement.removeAttribute('style');
});

describe('Back', () => {
  const root = document.documentElement;
  const setHeight = (px: number) =>
    Object.defineProperty(root, 'scrollHeight', { value: px, configurable: true });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  /** Leaves a page that is scrolled to 3,000 px, and returns to it while it is low. */
  async function returnToLowPage() {
    navigation = createBrowserNavigation({ window, uuid: () => `k${++serial}`, log });
    Object.defineProperty(window, 'scrollY', { value: 3_000, configurable: true });
    navigation.push('/vehicle');
    setHeight(1_000);
    vi.mocked(window.scrollTo).mockClear();
    const arrived = new Promise<void>((resolve) =>
      navigation.subscribe(() => {
        if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
        resolve();
      }),
    );
    navigation.back();
    await arrived;
    await pass(5_000);
    expect(window.scrollTo).not.toHaveBeenCalled();
  }

  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(root, 'scrollHeight');
    Reflect.deleteProperty(window, 'scrollY');
  });

  test('scrolls when the page is tall enough, again if it was lower meanwhile, and not after ten seconds', async () => {
    await returnToLowPage();
    setHeight(5_000);
    await pass(100);
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3_000);
    await pass(1_000);
    setHeight(1_000);
    await pass(100);
    expect(window.scrollTo).toHaveBeenCalledOnce();
    setHeight(5_000);
    await pass(100);
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
    await pass(10_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(window.scrollTo).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['scrolls after a replace within the path', '/start?q=suv', 1],
    ['does not scroll after a replace by another path', '/cart', 0],
  ])('%s', async (_case, target, times) => {
    await returnToLowPage();
    navigation.replace(target);
    setHeight(5_000);
    await pass(10_000);
    expect(window.scrollTo).toHaveBeenCalledTimes(times);
  });

  test.each(['wheel', 'pointerdown', 'keydown'])('does not scroll after %s', async (name) => {
    await returnToLowPage();
    window.dispatchEvent(new Event(name));
    setHeight(5_000);
    await pass(10_000);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

test('the browser restores the place of a page that is reloaded, until the user scrolls or leaves', () => {
  window.history.scrollRestoration = 'auto';
  navigation = createBrowserNavigation({ window, uuid: () => `k${++serial}`, log });
  expect(window.history.scrollRestoration).toBe('auto');
  navigation.replace('/start?q=suv');
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('wheel'));
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  navigation.push('/search');
  expect(window.history.scrollRestoration).toBe('manual');
});

test('the browser does not restore the place on a page that replaces another one', () => {
  window.history.scrollRestoration = 'auto';
  navigation = createBrowserNavigation({ window, uuid: () => `k${++serial}`, log });
  navigation.replace('/search');
  expect(window.history.scrollRestoration).toBe('manual');
});
