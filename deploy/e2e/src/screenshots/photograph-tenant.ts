import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { siteIn } from '../fixtures/site.ts';
import { sampleOrderNumber } from '../data/sample-orders.ts';
import { HostPage } from '../pages/host-page.ts';
import type { Stack, TenantId } from '../stack/index.ts';
import type { Shot } from './shot.ts';
import { storefrontShots } from './storefront-shots.ts';

/** Tenant, width in CSS pixels, and the output folder. */
export interface PhotographOptions {
  readonly tenant: TenantId;
  readonly width: number;
  readonly folder: string;
  /** Takes the screens of the storefront alone, and not those of a purchase and of the host page. */
  readonly isStorefrontOnly?: boolean;
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

async function takeShot(page: Page, file: string, part: Shot['part']): Promise<void> {
  if (part === 'screen') {
    await settle(page);
    await page.screenshot({ path: file, type: 'jpeg', quality: 78 });
    return;
  }
  await scrollThrough(page);
  await settle(page);
  const { width } = page.viewportSize() ?? { width: 1440 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, longestPage) };
  await page.screenshot({ path: file, type: 'jpeg', quality: 78, fullPage: true, clip });
}

/** Opens each screen in a new visit of the tenant's site, and returns its files. */
async function takeShots(
  browser: Browser,
  { stack, tenant, width, folder }: PhotographOptions & { readonly stack: Stack },
  shots: readonly Shot[],
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
    for (const { name, open, part } of shots) {
      await open(site, tenant);
      const file = join(folder, `${tenant}-${name}-${width}.jpg`);
      await takeShot(page, file, part);
      files.push(file);
    }
    return files;
  } finally {
    await context.close();
  }
}

function hostPageShot(stack: Stack): Shot {
  return {
    name: 'host-page',
    async open({ page }, tenant) {
      const host = new HostPage(page);
      await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'lease')));
      await host.signIn(tenant);
      await host.checkout.getByRole('navigation', { name: 'Steps of your order' }).waitFor();
    },
  };
}

/**
 * Captures each page of a tenant's site at one width, as guest and as its demo buyer, and the host page.
 * Returns the files.
 */
export async function photographTenant(
  browser: Browser,
  stack: Stack,
  options: PhotographOptions,
): Promise<string[]> {
  const visits = options.isStorefrontOnly
    ? [[...guestShots, ...storefrontShots]]
    : [
        [...guestShots, ...storefrontShots],
        [...memberShots, hostPageShot(stack)],
      ];
  const files: string[] = [];
  for (const shots of visits) files.push(...(await takeShots(browser, { stack, ...options }, shots)));
  return files;
}
