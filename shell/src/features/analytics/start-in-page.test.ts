import { afterEach, expect, test, vi } from 'vitest';
import { setOptedOut } from '@forecourt/shared-contracts/analytics';
import { createTestPlatform, pageFixture } from '@forecourt/shared-contracts/testing';
import { collectEvents } from './collect-events.ts';
import { startInPage } from './start-in-page.ts';

const hostOrigin = 'https://host.example';

/** A dealer's parent page that listens to all messages; like a browser, it receives none meant for another origin. */
function hostPage() {
  const received: unknown[] = [];
  vi.stubGlobal('parent', {
    postMessage: (message: unknown, targetOrigin: string) => {
      if (targetOrigin === hostOrigin) received.push(message);
    },
  });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${hostOrigin}/cars`);
  return received;
}

/** A tenant's page in a frame of the host's, and how many pixels it sent. */
async function framedSite({ forwards }: { readonly forwards: boolean }) {
  const request = vi.fn(async () => new Response('GIF'));
  vi.stubGlobal('fetch', request);
  const { tenant } = pageFixture();
  const platform = await createTestPlatform({
    target: '/search',
    page: { tenant: { ...tenant, forwardAnalyticsRequests: forwards } },
  });
  const collector = collectEvents(platform, Date.now);
  startInPage(platform, collector, '');
  const view = (path: string) => {
    platform.navigation.push(path);
    platform.events.emit('shell', 'navigation:page-viewed', { path, remote: 'mfe-storefront' });
  };
  return { platform, view, pixels: request };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['forwards is notified of every page', true, ['/why-us', '/faq']],
  ['does not forward tells nobody, though it measures', false, []],
])('T29: the parent page of a tenant that %s', async (_case, forwards, paths) => {
  const received = hostPage();
  const { view, pixels } = await framedSite({ forwards });
  view('/why-us');
  view('/faq');
  expect(pixels).toHaveBeenCalledTimes(2);
  expect(received).toHaveLength(paths.length);
  expect(received).toMatchObject(
    paths.map((path) => ({
      type: 'analytics-event',
      name: 'page-view',
      href: expect.stringMatching(`${path}$`),
    })),
  );
});

test('T62: with Global Privacy Control the parent page is notified of nothing', async () => {
  const received = hostPage();
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { view, pixels } = await framedSite({ forwards: true });
  view('/why-us');
  expect(pixels).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

test('T62: the parent page is notified of nothing once the visitor opts out', async () => {
  const received = hostPage();
  const { platform, view } = await framedSite({ forwards: true });
  view('/why-us');
  expect(received).toHaveLength(1);
  setOptedOut(platform.storage, true);
  view('/faq');
  expect(received).toHaveLength(1);
  setOptedOut(platform.storage, false);
  view('/search');
  expect(received).toHaveLength(2);
});
