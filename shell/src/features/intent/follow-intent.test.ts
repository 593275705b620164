import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { followIntent } from './follow-intent.ts';

const asked = vi.fn((_url: string) => Promise.resolve(Response.json({ name: 'car' })));
const seen: { report?: IntersectionObserverCallback; links: Element[] } = { links: [] };

class ViewObserver {
  constructor(report: IntersectionObserverCallback) {
    seen.report = report;
  }
  observe(link: Element) {
    seen.links.push(link);
  }
  disconnect() {
    seen.links = [];
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  asked.mockClear();
  seen.links = [];
  history.replaceState(null, '', '/a');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.head.querySelectorAll('link[rel=prefetch]').forEach((link) => link.remove());
});

const vehicles = {
  ...releaseFixture('mfe-b', []),
  routes: [
    {
      id: 'vehicle',
      path: '/vehicle/:vin',
      skeleton: 'detail' as const,
      prefetch: [{ path: '/public/vehicles/:vin', query: ['zip'] }],
      chunks: [],
    },
  ],
};

/** A page of mfe-a with these links, in a document of its own that no other test listens to. */
async function openPage(links: Readonly<Record<string, string>>, isMember = false) {
  const user = { sub: 'buyer-1', email: 'buyer@example.com', givenName: 'Ada' };
  const platform = await createTestPlatform({
    ...(isMember && { signedInAs: user }),
    page: { releases: releaseSetFixture(releaseFixture('mfe-a', ['/a', '/a/2']), vehicles) },
  });
  const keep = vi.spyOn(platform.client, 'keep');
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<base href="${location.origin}">`;
  page.body.innerHTML = `<main>${Object.entries(links)
    .map(([id, href]) => `<a id="${id}" href="${href}"><b>${id}</b></a>`)
    .join('')}</main>`;
  followIntent(platform, page, 'nonce-1');
  const act = (type: string, id: string) =>
    page.querySelector(`#${id} b`)?.dispatchEvent(new Event(type, { bubbles: true }));
  const hover = async (id: string, forMs = 100) => {
    act('pointerover', id);
    await vi.advanceTimersByTimeAsync(forMs);
  };
  const entries = () => [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  const urls = () => asked.mock.calls.map(([url]) => url);
  return { platform, page, keep, act, hover, entries, urls };
}

const car = { car: '/vehicle/V1?zip=75001&utm=x' };

test('a link under the pointer loads the next remote’s entry and the public data of its page, once', async () => {
  const { hover, entries, urls, keep } = await openPage(car);
  await hover('car');
  await hover('car');
  expect(entries()).toHaveLength(1);
  expect(entries()[0]).toMatchObject({
    integrity: 'sha384-test',
    crossOrigin: 'anonymous',
    nonce: 'nonce-1',
  });
  expect(entries()[0]?.getAttribute('href')).toBe('/assets/mfe-b/2.0.0/remoteEntry.js');
  expect(urls()).toEqual(['/public/vehicles/V1?zip=75001']);
  expect(keep).toHaveBeenCalledExactlyOnceWith('/public/vehicles/V1?zip=75001', { name: 'car' });
});

test('a pointer that only crosses a link loads nothing; focus does at once', async () => {
  const { act, hover, urls } = await openPage({ ...car, other: '/vehicle/V2' });
  await hover('car', 50);
  await hover('other', 50);
  expect(urls()).toEqual([]);
  act('focusin', 'car');
  await vi.advanceTimersByTimeAsync(0);
  expect(urls()).toEqual(['/public/vehicles/V1?zip=75001']);
});

test('a link in view loads the entry alone, and only once the visitor does something', async () => {
  const { entries, urls, page } = await openPage(car);
  expect(seen.links).toEqual([]);
  page.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(seen.links).toHaveLength(1);
  const target = seen.links[0]!;
  seen.report?.([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], undefined!);
  expect(entries()).toHaveLength(1);
  expect(urls()).toEqual([]);
});

test.each([
  ['of another site', { car: 'https://elsewhere.example/vehicle/V1' }],
  ['of no remote', { car: '/nowhere' }],
  ['to this page', { car: '/a' }],
])('a link %s loads nothing', async (_what, links) => {
  const { hover, entries, urls } = await openPage(links);
  await hover('car');
  expect([entries(), urls()]).toEqual([[], []]);
});

test('a link within the same remote loads no entry', async () => {
  const { hover, entries } = await openPage({ car: '/a/2' });
  await hover('car');
  expect(entries()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead with %o',
  async (connection) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection }));
    const { hover, entries, urls } = await openPage(car);
    await hover('car');
    expect([entries(), urls()]).toEqual([[], []]);
  },
);

test('a member’s data is not read ahead, and a failed call is left to the page', async () => {
  const member = await openPage(car, true);
  await member.hover('car');
  expect(member.entries()).toHaveLength(1);
  expect(member.urls()).toEqual([]);
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const guest = await openPage(car);
  await guest.hover('car');
  expect(guest.keep).not.toHaveBeenCalled();
});
