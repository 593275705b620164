import type { Page } from '@playwright/test';
import type { Site } from '../fixtures/site.ts';
import type { TenantId } from '../stack/index.ts';

/** What a browser keeps of a tenant's signed-in demo buyer, by tenant; of this worker, whose stack knows no other's. */
const kept = new Map<TenantId, Readonly<Record<string, string>>>();

/**
 * Makes the tab one in which the demo buyer has signed in already. The first time in a worker by the form, afterwards with what the browser
 * kept then, as long as the site still takes it: all but the last sign of life, which the session of a suite of half an hour would outlive.
 * For tests that are about something else than signing in; one that signs out takes the form. The tab stands on some address of the site
 * then.
 */
export async function beDemoBuyer({ page, signIn }: Site, tenant: TenantId): Promise<void> {
  const items = kept.get(tenant);
  if (items && (await isTaken(page, items))) return;
  await signIn.open();
  await signIn.asDemoBuyer(tenant);
  kept.set(tenant, await page.evaluate(() => ({ ...localStorage })));
}

async function isTaken(page: Page, items: Readonly<Record<string, string>>): Promise<boolean> {
  await page.goto('/healthz');
  return page.evaluate(async (all) => {
    const [, token] = Object.entries(all).find(([key]) => key.endsWith('.idToken')) ?? [];
    const answer = await fetch('/api/account/consents', { headers: { 'x-auth-token': token ?? '' } });
    if (!answer.ok) return false;
    for (const [key, value] of Object.entries(all))
      if (!key.endsWith('.last-active')) localStorage.setItem(key, value);
    return true;
  }, items);
}
