import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { listedOrigin, loaderTag, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import type { Stack } from '../../stack/index.ts';

const tenant = 'harbor';
const order = sampleOrderNumber(tenant, 'documents-partly');

test.use({ tenant });

const packages = createRequire(import.meta.url);
/** Bootstrap 3 as published, with its theme. */
const bootstrap = [
  packages.resolve('bootstrap/dist/css/bootstrap.min.css'),
  packages.resolve('bootstrap/dist/css/bootstrap-theme.min.css'),
]
  .map((path) => `<style>${readFileSync(path, 'utf8')}</style>`)
  .join('');

/** Opens a page as Bootstrap's own templates are built, with the checkout in a panel of its grid. */
async function openHostPage(page: Page, stack: Stack, head: string): Promise<void> {
  // The checkout's layout follows its width, which is to be the same with and without Bootstrap's columns.
  const body = `<style>vehicle-checkout { max-width: 1000px }</style><nav class="navbar navbar-default"><div class="container"><a class="navbar-brand" href="#top">Riverside Auto</a></div></nav>
    <main class="container"><div class="row"><div class="col-md-12"><div class="panel panel-default">
      <div class="panel-heading"><h1 class="panel-title">Your order</h1></div>
      <div class="panel-body form-horizontal"><vehicle-checkout tenant="${tenant}" order="${order}"></vehicle-checkout></div>
    </div></div></div></main>${loaderTag(stack, tenant)}`;
  await page.goto(await serveHostPage(page, listedOrigin(stack), { head, body }));
}

/** How an element looks, except for sizes that follow from the width of the page. */
function lookOf(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((node) => {
    const style = getComputedStyle(node);
    const names = [
      ...['appearance', 'background-color', 'background-image', 'border-bottom-color', 'border-bottom-style'],
      ...['border-bottom-width', 'border-radius', 'box-shadow', 'box-sizing', 'color', 'cursor', 'display'],
      ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'line-height', 'list-style-type'],
      ...['margin-bottom', 'margin-top', 'outline-style', 'padding-left', 'padding-top', 'text-align'],
      ...['text-decoration-line', 'text-shadow', 'text-transform', 'vertical-align', 'white-space'],
    ];
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  });
}

/** The looks of what Bootstrap 3 styles by tag: heading, label, field and button. */
async function looksOf({ checkout }: HostPage): Promise<Record<string, Record<string, string>>> {
  const parts = {
    heading: checkout.getByRole('heading').first(),
    label: checkout.locator('label').first(),
    field: checkout.getByRole('textbox', { name: 'Email' }),
    button: checkout.getByRole('button', { name: 'Sign In' }),
  };
  const entries = Object.entries(parts).map(async ([name, part]) => [name, await lookOf(part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

test('in a page with Bootstrap 3 and the usual text size, the checkout looks as in a page without it, and the page as without the checkout', async ({
  page,
  stack,
}) => {
  const host = new HostPage(page);
  await openHostPage(page, stack, '');
  await expect(host.signInForm).toBeVisible();
  const plain = await looksOf(host);

  await openHostPage(page, stack, `${bootstrap}<style>html { font-size: 100% }</style>`);
  const brand = page.locator('.navbar-brand');
  const heading = page.getByRole('heading', { name: 'Your order' });
  const before = [await lookOf(brand), await lookOf(heading)];
  expect(before[0]?.['font-size']).toBe('18px');
  await expect(host.signInForm).toBeVisible();
  expect(await looksOf(host)).toEqual(plain);

  await host.signIn(tenant);
  await expect(host.steps).toHaveCount(6);
  expect([await lookOf(brand), await lookOf(heading)]).toEqual(before);
});

test('in a page with the text size of Bootstrap 3 the checkout gets the frame, in the full width of its column, with text of the usual size', async ({
  page,
  stack,
}) => {
  await openHostPage(page, stack, bootstrap);
  const framed = new FramedCheckout(page);
  await expect(framed.email).toBeVisible();
  expect((await lookOf(framed.email))['font-size']).toBe('16px');
  const widthOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().width);
  expect(await widthOf(framed.element)).toBe(await widthOf(page.locator('vehicle-checkout')));
  expect((await lookOf(framed.element))['border-bottom-width']).toBe('0px');
  await framed.signIn(tenant);
  await expect(framed.steps).toHaveCount(6);
});
