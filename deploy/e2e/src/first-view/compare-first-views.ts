import type { Browser } from '@playwright/test';
import type { Stack, TenantId } from '../stack/index.ts';
import { singleBundle as bundled, singleBundlePath } from './single-bundle.ts';
import { measureFirstView, type FirstView, type FirstViewPage } from './measure-first-view.ts';
import { serveSingleBundle } from './serve-single-bundle.ts';

/** The same first view of the same site, federated and as one bundle. */
export interface FirstViewComparison {
  readonly federated: FirstView;
  readonly singleBundle: FirstView;
}

/** A page of a tenant; `completeWhen` is a CSS selector of content that only the finished view has. */
export interface ComparedPage {
  readonly tenant: TenantId;
  readonly path: string;
  readonly completeWhen: string;
}

/** The running site, and the single bundle behind the same HTML. */
export interface BothSites {
  /** Origin of a tenant's single-bundle site. */
  singleBundleUrl(tenant: TenantId): string;
  /** Opens a page of the single bundle to learn which of its scripts it needs; from then on the HTML hints all of them. */
  learnHints(browser: Browser, page: FirstViewPage): Promise<readonly string[]>;
  /** Hints these scripts, so that a page is compared at its best. */
  hint(urls: readonly string[]): void;
  close(): Promise<void>;
}

/** Serves the single bundle beside the running site. */
export async function serveBothSites(stack: Stack): Promise<BothSites> {
  const site = await serveSingleBundle(await bundled(), stack.sitePort);
  return {
    singleBundleUrl: (tenant) => `http://${tenant}.localhost:${site.port}`,
    learnHints: async (browser, page) => {
      site.hint([]);
      const { requests } = await measureFirstView(browser, page);
      const paths = requests.map(({ url }) => new URL(url).pathname);
      const scripts = paths.filter((path) => path.startsWith(singleBundlePath));
      site.hint(scripts);
      return scripts;
    },
    hint: (urls) => site.hint(urls),
    close: () => site.close(),
  };
}

/** Measures a page of the running site, and of the single bundle at its best. */
export async function compareFirstViews(
  browser: Browser,
  stack: Stack,
  { tenant, path, completeWhen }: ComparedPage,
): Promise<FirstViewComparison> {
  const sites = await serveBothSites(stack);
  try {
    const page = { url: sites.singleBundleUrl(tenant) + path, completeWhen };
    await sites.learnHints(browser, page);
    const singleBundle = await measureFirstView(browser, page);
    const federated = await measureFirstView(browser, { url: stack.siteUrl(tenant) + path, completeWhen });
    return { federated, singleBundle };
  } finally {
    await sites.close();
  }
}
