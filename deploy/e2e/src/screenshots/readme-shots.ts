import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { siteIn } from '../fixtures/site.ts';
import { sampleOrderNumber } from '../data/sample-orders.ts';
import { HostPage } from '../pages/host-page.ts';
import type { Stack, TenantId } from '../stack/index.ts';
import { settle } from './settle.ts';

const viewport = { width: 1280, height: 800 };
/** Scale of the stored screenshots, so that the repository stays small. */
const scale = 0.75;
const quality = 72;

interface ReadmeShot {
  readonly name: string;
  readonly tenant: TenantId;
  open(context: BrowserContext, stack: Stack): Promise<void>;
}

const shots: readonly ReadmeShot[] = [
  {
    name: 'landing-northstar',
    tenant: 'northstar',
    async open(context) {
      const page = await context.newPage();
      await page.goto('/');
      await page.getByRole('main').locator('article[data-vin]').first().waitFor();
    },
  },
  {
    name: 'search-harbor',
    tenant: 'harbor',
    async open(context) {
      await siteIn(await context.newPage()).search.open();
    },
  },
  {
    name: 'vehicle-ember',
    tenant: 'ember',
    async open(context) {
      const { search } = siteIn(await context.newPage());
      await search.open('sort=year-desc');
      await search.openFirstAvailable();
    },
  },
  {
    name: 'tracker-northstar',
    tenant: 'northstar',
    async open(context) {
      const { signIn, tracker } = siteIn(await context.newPage());
      await signIn.open();
      await signIn.asDemoBuyer('northstar');
      await tracker.open(sampleOrderNumber('northstar', 'documents-partly'));
    },
  },
  {
    name: 'host-page',
    tenant: 'northstar',
    async open(context, stack) {
      const page = await context.newPage();
      const host = new HostPage(page);
      await page.goto(stack.hostPageUrl('northstar', sampleOrderNumber('northstar', 'lease')));
      await host.signIn('northstar');
      await host.steps.first().waitFor();
    },
  },
];

/** Takes the README's screenshots, each of one screen and below 60 kB. Returns the files. */
export async function readmeShots(browser: Browser, stack: Stack, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const { name, tenant, open } of shots) {
    const context = await browser.newContext({
      baseURL: stack.siteUrl(tenant),
      viewport,
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    });
    try {
      await open(context, stack);
      const [page] = context.pages();
      if (!page) throw new Error(`${name} opened no page`);
      await settle(page);
      const file = join(folder, `${name}.jpg`);
      await page.screenshot({ path: file, type: 'jpeg', quality });
      files.push(file);
    } finally {
      await context.close();
    }
  }
  return files;
}
