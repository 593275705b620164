import type { Browser, Page } from '@playwright/test';
import { siteIn } from '../fixtures/site.ts';
import { sampleOrderNumber } from '../data/sample-orders.ts';
import type { Stack, TenantId } from '../stack/index.ts';
import { callRounds } from './call-rounds.ts';
import { observeRequests, type ObservedRequest } from './observe-requests.ts';

/** A call of the tracker with its round trip, from 1. */
export interface TrackerCall extends ObservedRequest {
  readonly round: number;
}

/**
 * The data calls of a tracker's first view: in a tab that opens the order for the first time, and after a
 * reload there.
 */
export interface TrackerCalls {
  readonly first: readonly TrackerCall[];
  readonly again: readonly TrackerCall[];
}

/**
 * The calls of the tracker; the page's own account calls (counts in the header, data of a guest to merge)
 * wait until it is idle.
 */
const isCall = ({ url }: ObservedRequest) => /^\/(api\/(?!account\/)|public\/)/.test(new URL(url).pathname);

/** The last call of a tracker: its text about the documents depends on it. */
const documentsCall = /^\/api\/documents\/deals\/[^/]+\/documents$/;

async function callsOf(page: Page, open: () => Promise<unknown>): Promise<readonly TrackerCall[]> {
  const observed = await observeRequests(page);
  const documents = page.waitForResponse((answer) => documentsCall.test(new URL(answer.url()).pathname));
  await open();
  await documents;
  await siteIn(page).tracker.steps.first().waitFor();
  await page.waitForLoadState('networkidle');
  return callRounds(observed().filter(isCall));
}

/** Signs the demo buyer in and opens the tracker of a sample order, then opens it again in the same tab. */
export async function measureTracker(
  browser: Browser,
  stack: Stack,
  order: { readonly tenant: TenantId; readonly key: string },
): Promise<TrackerCalls> {
  const context = await browser.newContext({ baseURL: stack.siteUrl(order.tenant) });
  try {
    const page = await context.newPage();
    const { signIn } = siteIn(page);
    await signIn.open();
    await signIn.asDemoBuyer(order.tenant);
    const path = `/progress/${sampleOrderNumber(order.tenant, order.key)}`;
    const tab = await context.newPage();
    const first = await callsOf(tab, () => tab.goto(path));
    const again = await callsOf(tab, () => tab.reload());
    return { first, again };
  } finally {
    await context.close();
  }
}
