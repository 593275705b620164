import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestPlatform, pageFixture } from '@forecourt/shared-contracts/testing';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { startWidget } from './start-widget.ts';

const accessibilityWidget = {
  siteHash: 'hash-1',
  scriptUrl: '/_sandbox/accessibility-widget.js',
  hashName: '__WidgetSiteHash',
};
const reload = vi.fn();
const script = () => document.querySelector<HTMLScriptElement>('script[data-forecourt-script]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  script()?.remove();
  document.body.inert = false;
  Reflect.deleteProperty(window, '__WidgetSiteHash');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function releases() {
  const open = releaseFixture('mfe-storefront', ['/search', '/faq']);
  const admitting = { ...open, routes: open.routes.map((route) => ({ ...route, widgets: true })) };
  return releaseSetFixture(admitting, releaseFixture('mfe-account', ['/sign-in']));
}

interface Start {
  readonly path?: string;
  readonly loadedPath?: string;
  readonly hasWidget?: boolean;
}

async function start({ path = '/search', loadedPath = path, hasWidget = true }: Start = {}) {
  const { tenant } = pageFixture();
  const page = { tenant: { ...tenant, ...(hasWidget && { accessibilityWidget }) } };
  const platform = await createTestPlatform({ target: path, page });
  startWidget(platform, releases(), { window, loadedPath, startupMs: 900, reload });
  return platform;
}

test('nothing is requested before the first interaction; then the script, with the hash in its name', async () => {
  await start();
  expect(script()).toBeNull();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(script()?.src).toBe('http://localhost:3000/_sandbox/accessibility-widget.js');
  expect(Reflect.get(window, '__WidgetSiteHash')).toBe('hash-1');
  window.dispatchEvent(new Event('pointerdown'));
  expect(document.querySelectorAll('script[data-forecourt-script]')).toHaveLength(1);
});

test('loads it after the delay without any interaction', async () => {
  await start();
  vi.advanceTimersByTime(14_999);
  expect(script()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(script()).not.toBeNull();
});

test.each([
  ['a tenant without a widget', { hasWidget: false }],
  ['T57: a document of a route that does not admit it', { path: '/sign-in' }],
  ['T57: such a document, left for a route that would admit it', { path: '/search', loadedPath: '/sign-in' }],
])('%s has none', async (_name, options) => {
  await start(options);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(20_000);
  expect(script()).toBeNull();
});

test('T57: next to the widget no other route opens in place: it is loaded as a new document, and nothing can be typed before', async () => {
  const platform = await start();
  window.dispatchEvent(new Event('pointerdown'));
  platform.navigation.push('/faq');
  expect(reload).not.toHaveBeenCalled();
  platform.navigation.push('/sign-in');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.body.inert).toBe(true);
});

test('T57: a route without it is visited in the same document while the widget has not started, and the widget waits', async () => {
  const platform = await start();
  platform.navigation.push('/sign-in');
  window.dispatchEvent(new Event('pointerdown'));
  expect(script()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  platform.navigation.push('/search');
  expect(script()).not.toBeNull();
});

test('a script that cannot be loaded is logged by name, and affects nothing', async () => {
  await start();
  window.dispatchEvent(new Event('pointerdown'));
  script()?.dispatchEvent(new Event('error'));
  expect(console.warn).toHaveBeenCalledWith('could not load accessibility widget script', expect.anything());
  expect(script()).toBeNull();
});
