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
function mountInPage() {
  const element = document.createElement('div');
  document.body.append(element);
  // A frame in a shadow root has no window here.
  const root = element as unknown as ShadowRoot;
  const outcome = mountFramed({
    loader: { siteOrigin, nonce: undefined },
    root,
    place: { orderNumber: 'FC-1', step: '' },
    tenant: '',
    locale: '',
    hostSession: createHostSession(() => undefined),
    onEvent: () => undefined,
    isBlocked: () => false,
  }).then(
    () => 'mounted',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  const frame = () => root.querySelector('iframe');
  const message = (type: string) => {
    const data = { source: 'forecourt-frame', version: 1, type };
    const parts = { data, origin: siteOrigin, source: frame()?.contentWindow };
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
  vi.advanceTimersByTime(30_000);
  expect(await outcome).toBe(
    `The checkout's frame did not start. If ${siteOrigin} is up, the dealer has to list ${location.origin} (embeddingOrigins).`,
  );
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
