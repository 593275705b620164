import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { waitForShell } from '../../journeys/remote-visits.ts';

const platformKey = 'forecourt.platform.v1';

/**
 * Records every React renderer that starts and every registration of a platform, before any script of the
 * page runs.
 */
async function countInstances(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const renderers: unknown[] = [];
    const platforms: unknown[] = [];
    let current: unknown;
    Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      value: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
    Object.defineProperty(globalThis, Symbol.for(key), {
      get: () => current,
      set: (value: unknown) => {
        platforms.push(value);
        current = value;
      },
    });
    Object.defineProperty(globalThis, 'forecourtCounts', { value: { renderers, platforms } });
  }, platformKey);
}

interface Counts {
  readonly renderers: readonly unknown[];
  readonly platforms: readonly unknown[];
}

function counts(page: Page): Promise<{ renderers: number; platforms: number }> {
  return page.evaluate(() => {
    const { renderers, platforms } = (globalThis as unknown as { forecourtCounts: Counts }).forecourtCounts;
    return { renderers: renderers.length, platforms: platforms.length };
  });
}

test('one React, one session and one bus across the shell and four remotes @core', async ({
  site,
  tenant,
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await countInstances(page);
  await site.search.open();
  await waitForShell(page);
  await page.evaluate((key) => {
    const platform = Reflect.get(globalThis, Symbol.for(key)) as {
      events: { subscribe(name: string, listener: (event: { payload: { remote: string } }) => void): void };
    };
    const mounted: string[] = [];
    Object.assign(globalThis, { mountedRemotes: mounted, firstPlatform: platform });
    platform.events.subscribe('remote:mounted', ({ payload }) => mounted.push(payload.remote));
  }, platformKey);

  await site.header.link(/^Shopping Cart/).click();
  await expect(site.cart.heading).toBeVisible();
  await site.header.signInLink.click();
  await site.signIn.asDemoBuyer(tenant);
  // A page that arrives takes the focus, which closes a menu that is open.
  await expect(site.cart.heading).toBeFocused();
  await site.header.accountButton.click();
  await site.header.link(/^Orders/).click();
  await site.orders.openTracker(sampleOrderNumber(tenant, 'insurance-ready'));
  await expect(site.tracker.steps).toHaveCount(6);

  await test.step('the shell received events from every remote on the one bus of the page', async () => {
    const mounted = () =>
      page.evaluate(() => (globalThis as unknown as { mountedRemotes: string[] }).mountedRemotes);
    // The storefront may have mounted before this page listened.
    await expect
      .poll(mounted)
      .toEqual(expect.arrayContaining(['mfe-credit-app', 'mfe-account', 'mfe-checkout']));
  });
  await test.step('one renderer of React started, one platform was registered and is still there', async () => {
    expect(await counts(page)).toEqual({ renderers: 1, platforms: 1 });
    const isSame = await page.evaluate(
      (key) => Reflect.get(globalThis, Symbol.for(key)) === Reflect.get(globalThis, 'firstPlatform'),
      platformKey,
    );
    expect(isSame).toBe(true);
  });
  await test.step('React was loaded once, and from the shell’s release', () => {
    const reactFiles = [...scripts].filter((path) => /\/react[.~-][^/]*\.js$/.test(path));
    expect(reactFiles).toHaveLength(1);
    expect(reactFiles[0]).toMatch(/^\/assets\/shell\//);
  });
  await test.step('the session of the sign-in remote is the session of header and tracker', async () => {
    await expect(site.header.signInLink).toHaveCount(0);
    await expect(site.header.accountButton).toBeVisible();
    await expect(site.tracker.heading).toBeVisible();
  });
});
