import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { answering } from '../../checks/answering.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { watchCalls } from '../../checks/watch-calls.ts';

/**
 * A framed site, from its document to its first idle time, which a frame below the fold may have only when
 * forced.
 */
const framedVisitMs = 45_000;

/** Every pixel of the page's browser from now on, as its parameters. */
function watchPixels(page: Page) {
  const pixels: Record<string, string>[] = [];
  const urls: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/images/tp.gif') return;
    urls.push(url.href);
    pixels.push(Object.fromEntries(url.searchParams));
  });
  const named = (name: string) => pixels.filter(({ te_nm }) => te_nm === name);
  return { pixels, urls, named };
}

test('T61: a visit is reported page by page, once each, and nothing that identifies the visitor is sent @core', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*404/);
  const { pixels, urls, named } = watchPixels(page);
  await page.goto('/search?make=Audi&utm_source=newsletter&email=dana.tag%40example.com&q=313-555-0199');
  await expect.poll(() => named('page-view').map(({ te_pageName }) => te_pageName)).toEqual(['search']);
  expect(named('page-view')[0]).toMatchObject({
    te_path: '/search',
    'te-query-make': 'Audi',
    te_trafficSource: 'newsletter',
    te_userStatus: 'guest',
  });
  await site.header.link('Financing').first().click();
  await expect
    .poll(() => named('page-view').map(({ te_pageName }) => te_pageName))
    .toEqual(['search', 'financing']);
  expect(named('page-view')[1]?.te_referrer).toBe('/search');
  await page.goto('/no-such-page');
  await expect.poll(() => named('error-page').map(({ te_code }) => te_code)).toEqual(['404']);
  await beDemoBuyer(site, tenant);
  const orderNumber = await freshOrder(page, 'insurance-ready');
  await page.goto(`/progress/${orderNumber}`);
  await expect(site.tracker.main.getByRole('heading', { level: 1 })).toHaveText('Verify Insurance');
  await expect
    .poll(() => named('page-view').some(({ te_userStatus }) => te_userStatus === 'signed-in'))
    .toBe(true);
  const visits = new Set(pixels.map(({ te_sid }) => te_sid));
  expect(visits.size).toBe(1);
  const callSession = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(callSession).toContain('session-id');
  const held: unknown = await page.evaluate(
    (id) => sessionStorage.getItem(`forecourt.${id}.session-id`),
    tenant,
  );
  expect(urls.join()).not.toContain(String(held).replaceAll('"', ''));
  for (const tag of ['dana.tag', 'dana@', '555-0199', 'Dana', 'example.com']) {
    expect(urls.map(decodeURIComponent).join(' '), tag).not.toContain(tag);
  }
  expect(pixels.flatMap(({ te_path, te_pagePath }) => [te_path, te_pagePath ?? '']).join()).not.toContain(
    orderNumber,
  );
});

test('T62: Global Privacy Control and the visitor’s choice disable it, whatever is loaded late', async ({
  page,
  browser,
}) => {
  const { urls } = watchPixels(page);
  await page.goto('/cookie-policy');
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  const box = page.getByRole('checkbox', { name: 'Allow analytics on this site' });
  await box.uncheck();
  await expect(page.getByText('Analytics is off in this browser.')).toBeVisible();
  await expectAccessible(page);
  const sentBefore = urls.length;
  await page.reload();
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
  await visitSomePages(page);
  expect(urls).toHaveLength(sentBefore);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const controlled = await context.newPage();
  const silent = watchPixels(controlled);
  await controlled.goto('/cookie-policy');
  await expect(controlled.getByText('Your browser sends Global Privacy Control')).toBeVisible();
  await visitSomePages(controlled);
  expect(silent.urls).toEqual([]);
  await context.close();
});

/** Loads two remotes late, by following links and by a URL, and waits until each page is quiet. */
async function visitSomePages(page: Page): Promise<void> {
  for (const path of ['/search', '/sign-in']) {
    await page.goto(path);
    await expect(answering(page.getByRole('main').getByRole('heading', { level: 1 }))).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
}

test.describe('forwarding', () => {
  test.use({ tenant: 'harbor' });

  test('T29: the page around the site is notified, without user and order', async ({ stack, page }) => {
    await page.goto(stack.hostPageUrl('harbor', 'none'));
    await frame(page, `${stack.siteUrl('harbor')}/why-us`);
    await expect.poll(() => analyticsMessages(page), { timeout: framedVisitMs }).not.toEqual([]);
    const [message] = await analyticsMessages(page);
    expect(message).toMatchObject({
      type: 'analytics-event',
      name: 'page-view',
      href: `${stack.siteUrl('harbor')}/why-us`,
      properties: { te_pageName: 'why-us' },
      dataLayer: { userStatus: 'guest' },
    });
    expect(message).not.toHaveProperty('dataLayer.userId');
    expect(message).not.toHaveProperty('dataLayer.orderId');
  });

  test('T62: a browser with Global Privacy Control does not notify the page around the site', async ({
    stack,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const { urls } = watchPixels(page);
    const calls = watchCalls(page);
    await page.goto(stack.hostPageUrl('harbor', 'none'));
    await frame(page, `${stack.siteUrl('harbor')}/cookie-policy`);
    const site = page.frameLocator('iframe[title="Site"]');
    await expect(site.getByText('Your browser sends Global Privacy Control')).toBeVisible();
    // As the site itself starts measuring: a frame below the fold may have no idle time of its own.
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
    await site.locator('body').evaluate(idle);
    await calls.ended();
    expect(urls).toEqual([]);
    expect(await analyticsMessages(page)).toEqual([]);
  });
});

test('T29: the page around the site of a tenant without forwarding is not notified, while the visit is measured', async ({
  stack,
  page,
}) => {
  const { named } = watchPixels(page);
  await page.goto(stack.hostPageUrl('northstar', 'none'));
  await frame(page, `${stack.siteUrl('northstar')}/why-us`);
  await expect
    .poll(() => named('page-view').map(({ te_pageName }) => te_pageName), { timeout: framedVisitMs })
    .toEqual(['why-us']);
  // Messages arrive in the order in which they were sent, so earlier ones have arrived when this one has.
  const site = page.frames().find((one) => one.url().startsWith(stack.siteUrl('northstar')));
  await site?.evaluate(() =>
    window.parent.postMessage({ type: 'analytics-event', name: 'of the test' }, '*'),
  );
  await expect.poll(() => analyticsMessages(page)).not.toEqual([]);
  expect(await analyticsMessages(page)).toEqual([{ type: 'analytics-event', name: 'of the test' }]);
});

declare global {
  interface Window {
    analyticsMessages?: unknown[];
  }
}

/** Frames a URL of the site in the page, which records every analytics message from then on. */
function frame(page: Page, address: string): Promise<void> {
  return page.evaluate((src) => {
    const messages: unknown[] = (window.analyticsMessages = []);
    window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
      if (data?.type === 'analytics-event') messages.push(data);
    });
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.title = 'Site';
    document.body.append(frame);
  }, address);
}

/** The analytics messages that the page has received so far. */
function analyticsMessages(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.analyticsMessages ?? []);
}
