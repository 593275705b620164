import { clobberingElements, clobberingIds } from '../../fixtures/clobbering.ts';
import { expectReady, listedOrigin, loaderTag, noteEvents, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HostPage } from '../../pages/host-page.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { walkSteps } from '../../journeys/walk-steps.ts';

test.describe.configure({ timeout: 240_000 });

test('T24: an order completes from its first step to its last in a page whose elements clobber 20 globals and more', async ({
  page,
  stack,
  tenant,
}) => {
  const ids = clobberingIds();
  expect(new Set(ids).size).toBeGreaterThanOrEqual(20);
  await page.goto(stack.siteUrl(tenant));
  const order = await freshOrder(page, 'insurance-ready');
  const url = await serveHostPage(page, listedOrigin(stack), {
    body: [
      `${clobberingElements(ids)}${noteEvents}`,
      `<script>window.unclobbered = ${JSON.stringify(ids)}.filter((id) => !(window[id] instanceof HTMLCollection));</script>`,
      `<vehicle-checkout tenant="${tenant}" order="${order}"></vehicle-checkout>${loaderTag(stack, tenant)}`,
    ].join(''),
  });
  await page.goto(url);
  expect(await page.evaluate('unclobbered')).toEqual([]);
  const host = new HostPage(page);
  await host.signIn(tenant);
  await walkSteps({ page, main: host.checkout, hasLender: true, hasPayment: true });
  await expect(host.steps.filter({ hasText: 'Completed' })).toHaveCount(6);
  await expectReady(page, 'page');
  expect(page.url()).toBe(url);
});

test('T24: top-level names of the page’s own scripts that our remotes also use stay unchanged', async ({
  page,
  stack,
  tenant,
}) => {
  const names = [
    'checkout',
    'forecourt',
    'forecourt_embed',
    'forecourt_checkout',
    '_FEDERATION_RUNTIME_CORE',
  ];
  const declared = names.map((name) => `const ${name} = 'own ${name}';`).join('');
  const vars = `var account = 'own account'; function storefront() { return 'own storefront'; }`;
  const url = await serveHostPage(page, listedOrigin(stack), {
    body: [
      `${noteEvents}<script>${declared}${vars}</script>`,
      `<vehicle-checkout tenant="${tenant}" order="FC-0000-0000-0000"></vehicle-checkout>${loaderTag(stack, tenant)}`,
    ].join(''),
  });
  await page.goto(url);
  await expect(new HostPage(page).signInForm).toBeVisible();
  await expectReady(page, 'page');
  for (const name of names) expect(await page.evaluate(name)).toBe(`own ${name}`);
  expect(await page.evaluate('[account, storefront()]')).toEqual(['own account', 'own storefront']);
});
