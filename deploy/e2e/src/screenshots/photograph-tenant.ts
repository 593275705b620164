import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { siteIn, type Site } from '../fixtures/site.ts';
import { sampleOrderNumber } from '../data/sample-orders.ts';
import { HostPage } from '../pages/host-page.ts';
import type { Stack, TenantId } from '../stack/index.ts';

/** Tenant, width in CSS pixels, and the output folder. */
export interface PhotographOptions {
  readonly tenant: TenantId;
  readonly width: number;
  readonly folder: string;
}

const height = 900;
/** Longest page that is captured completely, in CSS pixels. */
const longestPage = 3_600;

/** Waits for fonts and visible images, so that nothing is captured half rendered. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    }
    window.scrollTo(0, 0);
  }, height);
}

interface Shot {
  readonly name: string;
  /** Opens the page and waits until it is rendered. */
  open(site: Site, tenant: TenantId): Promise<void>;
}

const guestShots: readonly Shot[] = [
  {
    name: 'landing',
    async open({ page }) {
      await page.goto('/');
      await page.getByRole('main').locator('article[data-vin]').first().waitFor();
    },
  },
  { name: 'search', open: ({ search }) => search.open() },
  { name: 'search-filtered', open: ({ search }) => search.open('bodyStyle=pickup&sort=price-asc') },
  {
    name: 'vehicle',
    async open({ search }) {
      await search.open('sort=year-desc');
      await search.openFirstAvailable();
    },
  },
  {
    name: 'cart-finance',
    async open({ vehicle, cart }) {
      await vehicle.start.click();
      await cart.heading.waitFor();
      await cart.price.waitFor();
    },
  },
  { name: 'sign-in', open: ({ signIn }) => signIn.open() },
  {
    name: 'not-found',
    async open({ page }) {
      await page.goto('/nowhere');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

function trackerShot(key: string, step: string): Shot {
  return {
    name: `tracker-${step}`,
    async open({ tracker, page }, tenant) {
      const number = sampleOrderNumber(tenant, key);
      await page.goto(step === 'fulfillment' ? `/fulfillment/${number}` : `/progress/${number}/${step}`);
      await tracker.heading.waitFor();
    },
  };
}

const memberShots: readonly Shot[] = [
  {
    name: 'orders',
    async open({ page, signIn, orders }, tenant) {
      await signIn.open();
      await signIn.asDemoBuyer(tenant);
      await page.goto('/account/orders');
      await orders.cards.first().waitFor();
    },
  },
  trackerShot('insurance-ready', 'insurance-verification'),
  trackerShot('needs-attention', 'id-verification'),
  trackerShot('documents-partly', 'doc-upload'),
  trackerShot('lease', 'signing'),
  trackerShot('contract-signed', 'payment'),
  trackerShot('contract-signed', 'fulfillment'),
];

async function takeShot(page: Page, file: string): Promise<void> {
  await scrollThrough(page);
  await settle(page);
  const { width } = page.viewportSize() ?? { width: 1440 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, longestPage) };
  await page.screenshot({ path: file, type: 'jpeg', quality: 78, fullPage: true, clip });
}

/**
 * Captures each page of a tenant's site at one width, as guest and as its demo buyer, and the host page.
 * Returns the files.
 */
export async function photographTenant(
  browser: Browser,
  stack: Stack,
  { tenant, width, folder }: PhotographOptions,
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: stack.siteUrl(tenant),
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const files: string[] = [];
  try {
    const page = await context.newPage();
    const site = siteIn(page);
    const keep = async (name: string) => {
      const file = join(folder, `${tenant}-${name}-${width}.jpg`);
      await takeShot(page, file);
      files.push(file);
    };
    for (const { name, open } of [...guestShots, ...memberShots]) {
      await open(site, tenant);
      await keep(name);
    }
    const host = new HostPage(page);
    await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'lease')));
    await host.signIn(tenant);
    await host.checkout.getByRole('navigation', { name: 'Steps of your order' }).waitFor();
    await keep('host-page');
    return files;
  } finally {
    await context.close();
  }
}
