import { freshOrder } from '../../data/fresh-order.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { seeServicePages, serviceLooks } from '../../journeys/service-pages.ts';
import { HostPage } from '../../pages/host-page.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import type { Scene } from '../scene.ts';
import { nameOf } from '../shot-file.ts';

/** The tracker as a whole, its failures, and the services and pages of others around it. */
export const trackerScenes: readonly Scene[] = [
  {
    name: 'steps-opened',
    visitor: 'demo buyer',
    eachWidth: true,
    async open({ page, site, tenant }) {
      await page.goto(`/progress/${sampleOrderNumber(tenant, 'documents-partly')}/doc-upload`);
      await site.tracker.heading.waitFor();
      if (await site.tracker.bar.isVisible()) await site.tracker.bar.click();
      await site.tracker.steps.first().waitFor();
    },
  },
  {
    name: 'order-not-found',
    visitor: 'demo buyer',
    async open({ page, site }) {
      await page.goto('/progress/FC-0000-0000-0000');
      await site.tracker.heading.filter({ hasText: "can't find" }).waitFor();
    },
  },
  {
    name: 'order-not-loaded',
    visitor: 'demo buyer',
    async open({ page, site, tenant }) {
      const body = JSON.stringify({ error: { code: 'error.internal' } });
      await page.route('**/public/commerce/history/**', (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body }),
      );
      await page.goto(`/progress/${sampleOrderNumber(tenant, 'delivered')}`);
      await site.tracker.heading.filter({ hasText: "couldn't load" }).waitFor();
    },
  },
  {
    name: 'contract-of-another',
    visitor: 'demo buyer',
    async open({ page }) {
      await page.goto('/signing?orderNumber=FC-0000-0000-0000');
      await page.getByRole('heading', { name: "You can't open this contract" }).waitFor();
    },
  },
  {
    name: 'order-being-prepared',
    visitor: 'demo buyer',
    isBusy: true,
    async open({ page }) {
      const order = new OrderPages(page);
      await page.goto('/healthz');
      await order.open(await freshOrder(page, 'draft'));
      await order.hold.waitFor();
    },
  },
  {
    shows: serviceLooks.map(nameOf),
    visitor: 'demo buyer',
    async walk({ page }, look) {
      await page.goto('/healthz');
      await seeServicePages(page, (shown, what) => look(shown, nameOf(what)));
    },
  },
  {
    shows: ['host-page-signed-out', 'host-page'],
    visitor: 'alone',
    async walk({ page, tenant, reviewed }, look) {
      const host = new HostPage(page);
      await page.goto(reviewed.hostPageUrl(tenant, sampleOrderNumber(tenant, 'documents-partly')));
      await host.signInForm.waitFor();
      await look(page, 'host-page-signed-out');
      await host.signIn(tenant);
      await host.checkout.getByRole('heading', { level: 1 }).waitFor();
      await look(page, 'host-page');
    },
  },
];
