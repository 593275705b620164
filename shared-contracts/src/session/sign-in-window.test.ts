// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { postSocialResponse, openSignInWindow } from './sign-in-window.ts';

const site = 'https://harbor.example';
const good = { type: 'forecourt:social-answer', search: '?code=c&state=s' };
const page = window as Window & typeof globalThis;

function openedWindow() {
  const opened = { closed: false, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const post = (data: unknown, origin = site, source: unknown = opened) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
  return { opened, post };
}

afterEach(() => vi.restoreAllMocks());

it('only accepts messages from its own window, from the site, in the right shape (T32)', async () => {
  const { opened, post } = openedWindow();
  const answer = openSignInWindow(page, site)?.answer();
  post({ ...good, search: '?code=forged' }, 'https://evil.example');
  post({ ...good, search: '?code=forged' }, site, window);
  post({ type: 'other', search: '?code=forged' });
  post('text');
  post(good);
  expect(await answer).toBe(good.search);
  expect(opened.close).not.toHaveBeenCalled();
});

it('reports that the window was closed', async () => {
  const { opened } = openedWindow();
  const answer = openSignInWindow(page, site)?.answer();
  opened.closed = true;
  expect(await answer).toBeUndefined();
});

it('is undefined if the browser opens none', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(openSignInWindow(page, site)).toBeUndefined();
});

it('the response is passed to an opener of one origin, if there is an opener', () => {
  const postMessage = vi.fn();
  const given = { targetOrigin: site, search: good.search };
  expect(postSocialResponse({ opener: { postMessage } } as unknown as typeof page, given)).toBe(true);
  expect(postMessage).toHaveBeenCalledWith(good, site);
  expect(postSocialResponse({ opener: null } as unknown as typeof page, given)).toBe(false);
});

it('P10: any cloneable value from its own window is handled or ignored, never a throw', async () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true });
  const near = fc.record({ type: fc.constant(good.type), search: anything });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(anything, near), { maxLength: 5 }), async (values) => {
      const { post } = openedWindow();
      const failed = vi.fn((event: Event) => event.preventDefault());
      window.addEventListener('error', failed);
      const answer = openSignInWindow(page, site)?.answer();
      for (const value of values) post(structuredClone(value));
      post(good);
      window.removeEventListener('error', failed);
      expect(await answer).toEqual(expect.any(String));
      expect(failed).not.toHaveBeenCalled();
    }),
  );
});
