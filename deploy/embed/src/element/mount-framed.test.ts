// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostSession } from './host-token.ts';
import { mountFramed } from './mount-framed.ts';

const siteOrigin = 'https://site.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Mounts a frame in a page, and returns its outcome: `mounted`, or why it failed. */
function mountInPage(locale = '') {
  const element = document.createElement('div');
  document.body.append(element);
  // A frame in a shadow root has no window here.
  const root = element as unknown as ShadowRoot;
  const outcome = mountFramed({
    loader: { siteOrigin, nonce: undefined },
    root,
    place: { orderNumber: 'FC-1', step: '' },
    tenant: '',
    locale,
    hostSession: createHostSession(() => undefined),
    onEvent: () => undefined,
    isBlocked: () => false,
  }).then(
    () => 'mounted',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  const frame = () => root.querySelector('iframe');
  const message = (type: string, from: { origin?: string; source?: unknown } = {}) => {
    const data = { source: 'forecourt-frame', version: 1, type };
    const parts = { data, origin: siteOrigin, source: frame()?.contentWindow, ...from };
    window.dispatchEvent(Object.assign(new Event('message'), parts));
  };
  return { frame, outcome, message };
}

/** What the browser tells a page whose policy blocked something. */
function block(blockedURI: string, effectiveDirective: string): void {
  const parts = { blockedURI, effectiveDirective, disposition: 'enforce' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), parts));
}

test('a frame that the page’s policy blocks is given up at once, with the directive that it needs', async () => {
  const { frame, outcome } = mountInPage();
  block('https://elsewhere.example', 'frame-src');
  block(siteOrigin, 'img-src');
  expect(frame()).not.toBeNull();
  block(siteOrigin, 'frame-src');
  expect(await outcome).toBe('The policy of this page needs frame-src https://site.example.');
  expect(frame()).toBeNull();
});

test('a frame that does not start says that the page’s origin may not be listed', async () => {
  const { frame, outcome } = mountInPage();
  vi.advanceTimersByTime(31_000);
  expect(await outcome).toBe(
    `The checkout's frame did not start. If ${siteOrigin} is up, the dealer has to list ${location.origin} (embeddingOrigins).`,
  );
  expect(frame()).toBeNull();
});

test('F63: a page that was busy until the limit still reads what the frame has sent in the meantime', async () => {
  const { frame, outcome, message } = mountInPage();
  vi.advanceTimersByTime(30_000);
  message('hello');
  vi.advanceTimersByTime(60_000);
  expect(frame()).not.toBeNull();
  message('ready');
  expect(await outcome).toBe('mounted');
});

test('F63: a frame that has greeted the page is given up only when it says that it failed', async () => {
  const { frame, outcome, message } = mountInPage();
  message('hello');
  vi.advanceTimersByTime(120_000);
  expect(frame()).not.toBeNull();
  message('failed');
  expect(await outcome).toBe('The checkout could not start in its frame');
  expect(frame()).toBeNull();
});

test('a frame that is removed after its greeting is no longer waited for', async () => {
  const { frame, outcome, message } = mountInPage();
  message('hello');
  frame()?.remove();
  vi.advanceTimersByTime(31_000);
  expect(await outcome).not.toBe('mounted');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['origin', { origin: 'https://site.example.evil.com' }],
  ['window', { source: window }],
])('T28: a greeting from another %s does not keep a frame that does not start', async (_name, from) => {
  const { frame, message } = mountInPage();
  message('hello', from);
  vi.advanceTimersByTime(31_000);
  expect(frame()).toBeNull();
});

test('a running frame stays, whatever is blocked later', async () => {
  const { frame, outcome, message } = mountInPage();
  message('ready');
  expect(await outcome).toBe('mounted');
  block(siteOrigin, 'frame-src');
  vi.advanceTimersByTime(60_000);
  expect(frame()).not.toBeNull();
});

test.each([
  ['es', 'en', 'Compra'],
  ['', 'es-MX', 'Compra'],
  ['', 'fr', 'Checkout'],
  ['en', 'es', 'Checkout'],
])('a frame of locale %j on a page in %s has the title %s', (locale, lang, title) => {
  document.documentElement.lang = lang;
  expect(mountInPage(locale).frame()?.title).toBe(title);
  document.documentElement.removeAttribute('lang');
});
