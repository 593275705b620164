import type { Browser, BrowserContext } from '@playwright/test';
import { siteIn } from '../fixtures/site.ts';
import type { Stack, TenantId } from '../stack/index.ts';

/** Cookies and storage of a visitor. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Signs the tenant's demo buyer in. The state counts for the site and for `otherOrigins`: the same host on other ports shares its cookies,
 * but not its storage.
 */
export async function signedInVisitor(
  browser: Browser,
  stack: Stack,
  tenant: TenantId,
  otherOrigins: readonly string[],
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: stack.siteUrl(tenant) });
  try {
    const { signIn } = siteIn(await context.newPage());
    await signIn.open();
    await signIn.asDemoBuyer(tenant);
    const { cookies, origins } = await context.storageState();
    const copies = otherOrigins.flatMap((origin) => origins.map((own) => ({ ...own, origin })));
    return { cookies, origins: [...origins, ...copies] };
  } finally {
    await context.close();
  }
}
