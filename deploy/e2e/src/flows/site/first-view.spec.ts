import type { Browser } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import {
  compareFirstViews,
  measureFirstView,
  sampleOrderNumber,
  signedInVisitor,
} from '../../first-view/index.ts';
import type { Stack } from '../../stack/index.ts';

test.describe.configure({ timeout: 240_000 });

const tenant = 'northstar';

/** What most visits begin with: its path, and content that only the finished view has. */
interface LandingRoute {
  readonly path: string;
  readonly completeWhen: string;
}

const card = 'article[data-vin]';
const heading = '[data-remote] h1';

async function vehiclePath(browser: Browser, stack: Stack): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${stack.siteUrl(tenant)}/search`);
  const vin = await page.locator(card).first().getAttribute('data-vin');
  await page.close();
  return `/vehicle/${vin}`;
}

test('the first view of landing, search and vehicle costs two waves and at most 1.25 times the scripts of a single bundle', async ({
  browser,
  stack,
}) => {
  const routes: LandingRoute[] = [
    { path: '/', completeWhen: card },
    { path: '/search', completeWhen: card },
    { path: await vehiclePath(browser, stack), completeWhen: heading },
  ];
  for (const route of routes) {
    const { federated, singleBundle } = await compareFirstViews(browser, stack, { tenant, ...route });
    const late = federated.requests.filter(({ wave }) => wave > 2).map(({ wave, url }) => `${wave}: ${url}`);
    const what = (words: string) => `${route.path}: ${words}`;
    expect.soft(late, what('requests that came later than side by side with the HTML’s own')).toEqual([]);
    expect.soft(federated.waves, what('waves')).toBe(2);
    const ratio = federated.scriptBytes / singleBundle.scriptBytes;
    expect.soft(ratio, what('script bytes beside a single bundle')).toBeLessThanOrEqual(1.25);
  }
});

test('every landing route loads in two waves, and nothing of it twice', async ({ browser, stack }) => {
  const routes: LandingRoute[] = [
    { path: '/', completeWhen: card },
    { path: '/search', completeWhen: card },
    { path: await vehiclePath(browser, stack), completeWhen: heading },
    { path: '/trade-in', completeWhen: heading },
    { path: '/financing', completeWhen: heading },
    { path: '/faq', completeWhen: heading },
    { path: '/privacy-notice', completeWhen: heading },
    { path: '/sign-in', completeWhen: heading },
  ];
  for (const { path, completeWhen } of routes) {
    const { requests, waves } = await measureFirstView(browser, {
      url: stack.siteUrl(tenant) + path,
      completeWhen,
    });
    const urls = requests.map(({ url }) => url);
    const late = requests.filter(({ wave }) => wave > 2).map(({ wave, url }) => `${wave}: ${url}`);
    expect.soft(late, `${path}: late requests`).toEqual([]);
    expect.soft(waves, `${path}: waves`).toBe(2);
    expect.soft(urls, `${path}: requests`).toEqual([...new Set(urls)]);
  }
});

test('a phone loads each picture of a kept page in one width', async ({ browser, stack }) => {
  const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  for (const path of ['/', '/search', await vehiclePath(browser, stack)]) {
    const target = { url: stack.siteUrl(tenant) + path, completeWhen: heading, screen };
    // Only a page that the edge has kept names its pictures first.
    await measureFirstView(browser, target);
    const { requests } = await measureFirstView(browser, target);
    // `w=32` is the small picture that is shown until the other has come.
    const pictures = requests
      .map((request) => new URL(request.url))
      .filter(({ searchParams }) => searchParams.has('w') && searchParams.get('w') !== '32')
      .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('backdrop')}`);
    expect.soft(pictures.length, `${path}: pictures`).toBeGreaterThan(0);
    expect.soft(pictures, path).toEqual([...new Set(pictures)]);
  }
});

test('a signed-in visitor’s own data is requested before the scripts run, and nothing of it twice', async ({
  browser,
  stack,
}) => {
  const visitor = await signedInVisitor(browser, stack, tenant, []);
  const order = sampleOrderNumber(tenant, 'documents-partly');
  for (const path of [`/progress/${order}`, '/account/orders']) {
    const url = stack.siteUrl(tenant) + path;
    const { requests } = await measureFirstView(browser, { url, completeWhen: heading, visitor });
    const urls = requests.map(({ url: asked }) => asked);
    expect.soft(urls, `${path}: requests`).toEqual([...new Set(urls)]);
    const late = requests.filter(({ url: asked, wave }) => wave > 2 && asked.includes(`/orders`));
    expect.soft(late, `${path}: late calls for orders`).toEqual([]);
  }
});
