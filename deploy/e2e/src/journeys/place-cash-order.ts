import type { Site } from '../fixtures/site.ts';
import { OrderPages } from '../pages/order-pages.ts';
import type { TenantId } from '../stack/index.ts';
import { beDemoBuyer } from '../data/be-demo-buyer.ts';

/** Number of the order whose tracker is open. */
export function orderNumberIn(url: string): string {
  return /\/progress\/(FC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(url)?.[1] ?? '';
}

/**
 * Orders, as the demo buyer, the first vehicle that can be bought, for cash. Returns the order's number; its
 * tracker is open.
 */
export async function placeCashOrder(site: Site, tenant: TenantId): Promise<string> {
  await beDemoBuyer(site, tenant);
  await site.search.open();
  await site.search.openFirstAvailable();
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await site.cart.review();
  await site.cart.placeOrder.click();
  await new OrderPages(site.page).goOn.click();
  await site.tracker.steps.first().waitFor();
  return orderNumberIn(site.page.url());
}
