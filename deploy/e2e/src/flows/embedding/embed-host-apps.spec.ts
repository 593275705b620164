import type { Locator, Page } from '@playwright/test';
import { buildHostApp, type HostAppName } from '../../fixtures/host-apps/host-app.ts';
import { serveHostApp } from '../../fixtures/host-apps/serve-host-app.ts';
import { expectReady } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

const tenant = 'harbor';
const order = sampleOrderNumber(tenant, 'documents-partly');
const dealersReact = '18.3.1';
const ourReact = '19.3.1';

interface OwnPage {
  readonly name: HostAppName;
  /** Path below the page's root at which the order is shown. */
  readonly path: string;
  readonly heading: string;
  /** Checks that the dealer's own parts work next to a checkout in its page. */
  readonly goesOn: (page: Page, checkout: Checkout) => Promise<void>;
}

interface Checkout {
  readonly mode: 'page' | 'frame';
  readonly element: Locator;
  readonly steps: Locator;
  readonly openStep: (name: string) => Promise<void>;
  /**
   * Checks the order in a checkout that was removed and re-added; in a browser that blocks storage, the frame
   * asks for a sign-in.
   */
  readonly seeAgain: () => Promise<void>;
}

declare global {
  interface Window {
    /** Versions of React that the dealer's page and its own remotes share. */
    sharedReacts: () => string[];
    /** How often the dealer's single-spa has routed. */
    routings: number;
    __FEDERATION__?: {
      __INSTANCES__: { name: string; shareScopeMap: { default?: { react?: Record<string, unknown> } } }[];
    };
  }
}

/** Versions of React that each federation instance of the page may use. */
function reactsByInstance(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      window.__FEDERATION__!.__INSTANCES__.map(({ name, shareScopeMap }) => [
        name,
        Object.keys(shareScopeMap.default?.react ?? {}),
      ]),
    ),
  );
}

const ownPages: readonly OwnPage[] = [
  {
    name: 'react-18',
    path: '',
    heading: `Riverside Auto on React ${dealersReact}`,
    goesOn: () => Promise.resolve(),
  },
  {
    name: 'single-spa',
    path: 'order',
    heading: 'Riverside Auto on single-spa',
    async goesOn(page, { element, seeAgain, openStep }) {
      const routing = () => page.evaluate(() => [window.routings, history.length, location.pathname]);
      const before = await routing();
      await openStep('Verify ID');
      expect(await routing()).toEqual(before);
      await page.getByRole('link', { name: 'Our stock' }).click();
      await expect(page.getByRole('heading', { name: 'Forty vehicles on the lot' })).toBeVisible();
      await expect(element).toHaveCount(0);
      await page.goBack();
      await seeAgain();
      await expect(page).toHaveURL(/\/host-fixture\/order$/);
      await expect(page.getByRole('heading', { name: 'Forty vehicles on the lot' })).toHaveCount(0);
    },
  },
  {
    name: 'federation',
    path: '',
    heading: `Riverside Auto federated on React ${dealersReact}`,
    async goesOn(page, { mode }) {
      await page.getByRole('button', { name: `40 vehicles on the lot, React ${dealersReact}` }).click();
      await expect(page.getByRole('button', { name: '39 vehicles on the lot' })).toBeVisible();
      await page.getByRole('button', { name: 'Our offers' }).click();
      await expect(page.getByRole('note')).toHaveText(`Offers of the week, React ${dealersReact}`);
      expect(await page.evaluate(() => window.sharedReacts())).toEqual([dealersReact]);
      const ours = mode === 'page' ? { forecourt_embed: [ourReact], forecourt_checkout: [ourReact] } : {};
      expect(await reactsByInstance(page)).toEqual({
        checkout: [dealersReact],
        dealer_stock: [dealersReact],
        ...ours,
      });
    },
  },
];

function checkoutIn(page: Page, mode: 'page' | 'frame'): Checkout & { signIn: () => Promise<void> } {
  const checkout = mode === 'page' ? new HostPage(page) : new FramedCheckout(page);
  const inside = checkout instanceof HostPage ? checkout.checkout : checkout.frame;
  return {
    mode,
    element: page.locator('vehicle-checkout'),
    steps: checkout.steps,
    signIn: () => checkout.signIn(tenant),
    async seeAgain() {
      if (mode === 'frame') await checkout.signIn(tenant);
      await expect(checkout.steps).toHaveCount(6);
    },
    async openStep(name) {
      await checkout.steps.filter({ hasText: name }).getByRole('link').click();
      await expect(inside.getByRole('heading', { level: 1 })).toHaveText(name);
    },
  };
}

test.use({ tenant });
test.describe.configure({ timeout: 240_000 });

for (const own of ownPages) {
  test.describe(`a dealer's own page built with ${own.name}`, () => {
    test.beforeAll(() => buildHostApp(own.name));

    for (const mode of ['page', 'frame'] as const) {
      test(`contains the checkout in ${mode} mode, and both keep working`, async ({ page, stack }) => {
        const url = await serveHostApp(page, stack, { name: own.name, tenant, order, mode });
        await page.goto(`${url}${own.path}`);
        await expect(page.getByRole('heading', { name: own.heading })).toBeVisible();
        const drives = page.getByRole('button', { name: 'Test drives at Riverside' });
        await drives.click();
        await page.getByLabel('Note').fill('call me');

        const checkout = checkoutIn(page, mode);
        await checkout.signIn();
        await expect(checkout.steps).toHaveCount(6);
        await checkout.openStep('Upload Documents');
        await expect(page.getByText('Step: doc-upload')).toBeVisible();
        await expectReady(page, mode);
        await own.goesOn(page, checkout);

        await page.getByRole('button', { name: 'Hide my order' }).click();
        await expect(checkout.element).toHaveCount(0);
        await page.getByRole('button', { name: 'Show my order' }).click();
        await checkout.seeAgain();
        await drives.click();
        await expect(drives).toHaveText('Test drives at Riverside: 2');
        await expect(page.getByLabel('Note')).toHaveValue('call me');
      });
    }
  });
}
