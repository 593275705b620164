// @vitest-environment jsdom
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
