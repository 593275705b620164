// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { pageFixture } from '../testing/index.ts';
import { getPlatform, startPlatform } from './start-platform.ts';

const getHome = defineEndpoint({
  id: 'home.get',
  method: 'GET',
  path: '/public/home',
  auth: 'optional',
  response: v.object({ title: v.string() }),
});

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

test('a page has one platform, even with a second copy of the module, and it reads the data in the HTML', async () => {
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  document.body.innerHTML = `
    <script type="application/json" class="forecourt-data" data-url="/public/home">{"title":"From the page"}</script>
    <script type="application/json" class="forecourt-data" data-url="/public/broken">{</script>`;
  expect(getPlatform).toThrow('the platform is not started');
  const platform = startPlatform(pageFixture());
  expect(startPlatform(pageFixture())).toBe(platform);
  vi.resetModules();
  const copy = await import('./start-platform.ts');
  expect(copy.getPlatform).not.toBe(getPlatform);
  expect(copy.getPlatform()).toBe(platform);
  expect(await platform.session.restore()).toEqual({ status: 'guest' });
  expect(await platform.client.call(getHome)).toEqual({ title: 'From the page' });
  const kept = ['forecourt.testdealer.guest-visit', 'forecourt.testdealer.session-id'];
  expect(Object.keys(sessionStorage).sort()).toEqual(kept);
});
