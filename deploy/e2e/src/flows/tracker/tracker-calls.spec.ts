import type { Page } from '@playwright/test';
import { siteIn } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { holdCalls } from '../../checks/hold-calls.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

/** Data calls; the header's counts wait until the page is idle. */
const isData = (path: string) => /^\/(api\/(?!account\/)|public\/)/.test(path);
const isDocuments = (path: string) => /^\/api\/documents\/deals\/[^/]+\/documents$/.test(path);

/**
 * Opens a tracker with its answers held back, expects these calls before any answer, and returns the later
 * calls.
 */
async function laterCalls(page: Page, path: string, firstRound: readonly string[]) {
  const calls = await holdCalls(page, isData);
  const documents = page.waitForResponse((answer) => isDocuments(new URL(answer.url()).pathname), {
    timeout: 60_000,
  });
  await page.goto(path, { waitUntil: 'commit' });
  await calls.expectFirstRound(firstRound);
  await documents;
  await siteIn(page).tracker.steps.first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  return calls.later();
}

test('the tracker requests its data in one round, except for the documents of an unknown deal @core', async ({
  site,
  tenant,
  context,
}) => {
  await beDemoBuyer(site, tenant);
  const number = sampleOrderNumber(tenant, 'insurance-done');
  const known = [
    `/public/commerce/orders/${number}`,
    `/public/commerce/history/${number}`,
    `/public/insurance-verification/progress/${number}`,
    '/api/id-verification/doc-verification/consumer',
    `/api/contracting/signing/${number}/readiness`,
    `/api/contracting/signing/${number}/status`,
  ];
  const tab = await context.newPage();
  const first = await laterCalls(tab, `/progress/${number}`, known);
  expect(first).toEqual([expect.stringMatching(/^\/api\/documents\/deals\/.+\/documents$/)]);
  expect(await laterCalls(tab, `/progress/${number}`, [...known, ...first])).toEqual([]);
});
