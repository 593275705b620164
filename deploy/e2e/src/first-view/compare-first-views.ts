import type { Browser } from '@playwright/test';
import type { Stack, TenantId } from '../stack/index.ts';
import { singleBundle as bundled, singleBundlePath } from './single-bundle.ts';
import { measureFirstView, type FirstView } from './measure-first-view.ts';
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

/**
 * Measures a page of the running site, and the single bundle behind the same HTML. The single bundle is
 * opened twice: first to learn which of its scripts the page needs, then with all of them hinted, so that it
 * is compared at its best.
 */
export async function compareFirstViews(
  browser: Browser,
  stack: Stack,
  { tenant, path, completeWhen }: ComparedPage,
): Promise<FirstViewComparison> {
  const bundle = await bundled();
  const site = await serveSingleBundle(bundle, stack.sitePort);
  try {
    const page = { url: `http://${tenant}.localhost:${site.port}${path}`, completeWhen };
    const unhinted = await measureFirstView(browser, page);
    const paths = unhinted.requests.map(({ url }) => new URL(url).pathname);
    site.hint(paths.filter((one) => one.startsWith(singleBundlePath)));
    const singleBundle = await measureFirstView(browser, page);
    const federated = await measureFirstView(browser, { url: stack.siteUrl(tenant) + path, completeWhen });
    return { federated, singleBundle };
  } finally {
    await site.close();
  }
}
