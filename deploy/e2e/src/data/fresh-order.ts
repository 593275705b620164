import type { Page } from '@playwright/test';
import type { TenantId } from '../stack/index.ts';
import { sampleOrderNumber } from './sample-orders.ts';

/**
 * Creates a separate order for the demo buyer, in the state of the sample order `key`, and returns its
 * number. A test that changes an order uses one of these: the sample orders are shared by all tests of a
 * worker. The tab must show a page of the tenant's site.
 */
export function freshOrder(page: Page, key: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const answer = await fetch('/_sandbox/sample-orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: wanted }),
    });
    if (answer.status !== 201) throw new Error(`no order like ${wanted}: ${answer.status}`);
    const { orderNumber } = (await answer.json()) as { orderNumber: string };
    return orderNumber;
  }, key);
}

/** Sample orders that a lender or the dealer advances after some seconds. */
const movesByItself: ReadonlySet<string> = new Set([
  'application-received',
  'contract-awaiting',
  'insurance-checking',
]);

/**
 * Number of an order of the demo buyer in the state of the sample order `key`, to look at: the sample order, or a new
 * one like it if that state soon passes. The tab must show a page of the tenant's site.
 */
export function orderLike(page: Page, tenant: TenantId, key: string): Promise<string> {
  return movesByItself.has(key) ? freshOrder(page, key) : Promise.resolve(sampleOrderNumber(tenant, key));
}
