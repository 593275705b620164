import { expect, test } from '../../fixtures/test.ts';
import { HostPage } from '../../pages/host-page.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { walkSteps } from '../../journeys/walk-steps.ts';

// The longest flows come last, where one worker would otherwise wait for the other. Each has its own order.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const orders = [
  { kind: 'a finance order', key: 'insurance-ready', width: 1440, hasLender: true, hasPayment: true },
  { kind: 'a finance order', key: 'insurance-ready', width: 390, hasLender: true, hasPayment: true },
  { kind: 'a cash order', key: 'cash-ready', width: 390, hasLender: false, hasPayment: true },
  { kind: 'a lease order', key: 'lease-ready', width: 1440, hasLender: true, hasPayment: true },
  { kind: 'an offramp order', key: 'offramp-ready', width: 390, hasLender: true, hasPayment: false },
] as const;

for (const { kind, key, width, hasLender, hasPayment } of orders) {
  const tag = key === 'insurance-ready' && width === 390 ? ' @core' : '';
  test(`${kind} goes from the first step to the last at ${width} px${tag}`, async ({
    site,
    tenant,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await beDemoBuyer(site, tenant);
    const number = await freshOrder(page, key);
    await page.goto(`/progress/${number}`);
    await walkSteps({ page, main: site.tracker.main, hasLender, hasPayment });
    await page.reload();
    await expect(site.tracker.main.getByRole('heading', { level: 1, name: /^Pickup: / })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(site.tracker.steps).toHaveCount(hasPayment ? 6 : 5);
    const open = async () =>
      (await site.tracker.shownSteps()).filter((step) => !step.endsWith(': Completed'));
    await expect.poll(open).toEqual([]);
  });
}

test('a finance order goes from the first step to the last inside a host dealer’s page @core', async ({
  tenant,
  page,
  stack,
}) => {
  await page.goto(stack.siteUrl(tenant));
  const number = await freshOrder(page, 'insurance-ready');
  const host = new HostPage(page);
  await page.goto(stack.hostPageUrl(tenant, number));
  const address = page.url();
  await host.signIn(tenant);
  await walkSteps({ page, main: host.checkout, hasLender: true, hasPayment: true });
  expect(page.url()).toBe(address);
  await page.reload();
  // A host's page keeps no session.
  await host.signIn(tenant);
  await expect(host.steps.filter({ hasText: 'Completed' })).toHaveCount(6, { timeout: 30_000 });
});
