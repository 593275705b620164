import type { Page } from '@playwright/test';
import { clobberingElements, clobberingIds } from '../../fixtures/clobbering.ts';
import { guideExamples } from '../../fixtures/guide-examples.ts';
import { expectReady, listedOrigin, noteEvents, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import type { Site } from '../../fixtures/site.ts';
import type { Stack } from '../../stack/index.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

const tenant = 'harbor';
const order = sampleOrderNumber(tenant, 'documents-partly');
const examples = guideExamples();

test.use({ tenant });

interface ExampleParts {
  readonly page: Page;
  readonly host: HostPage;
  readonly framed: FramedCheckout;
}

/** Opens a page with an example of the guide as written there, except for the two URLs and the order. */
async function openExample(page: Page, stack: Stack, name: string, around = ''): Promise<void> {
  const example = examples[name];
  if (!example) throw new Error(`The guide has no example "${name}"`);
  const here = (text: string) =>
    text
      .replaceAll('https://shop.harbor.example', stack.siteUrl(tenant))
      .replaceAll('FC-XXXX-XXXX-XXXX', order);
  const notes = example.csp ? '' : noteEvents;
  const csp = example.csp && here(example.csp);
  const body = `${around}${notes}${here(example.html)}`;
  await page.goto(await serveHostPage(page, listedOrigin(stack), { body, ...(csp && { csp }) }));
}

/** The documented effect of each example, by its name in the guide. */
const promises: Readonly<Record<string, (parts: ExampleParts) => Promise<void>>> = {
  async page({ page, host }) {
    await host.signIn(tenant);
    await expect(host.steps).toHaveCount(6);
    await expectReady(page, 'page');
  },
  async frame({ framed }) {
    await expect(framed.email).toBeVisible();
  },
  async step({ page, host }) {
    await host.signIn(tenant);
    const heading = host.checkout.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Upload Documents');
    await page.getByRole('button', { name: 'Verify my identity' }).click();
    await expect(heading).toHaveText('Verify ID');
  },
  async session({ framed }) {
    await expect(framed.steps).toHaveCount(6);
    await expect(framed.email).toHaveCount(0);
  },
  async events({ page, host }) {
    await expect(page.locator('#progress')).toHaveText('Now at: your order');
    await host.signIn(tenant);
    await expect(page.locator('#progress')).toHaveText('Now at: doc-upload');
  },
  async nonce({ host, framed }) {
    await host.signIn(tenant);
    await expect(host.steps).toHaveCount(6);
    await expect(framed.element).toHaveCount(0);
  },
  async locked({ framed }) {
    await expect(framed.email).toBeVisible();
  },
  async dynamic({ page, host }) {
    const toggle = page.getByRole('button', { name: 'Show my order' });
    for (let round = 0; round < 3; round += 1) {
      await toggle.click();
      await expect(host.signInForm).toBeVisible();
      await toggle.click();
      await expect(host.checkout).toHaveCount(0);
    }
  },
};

test('every example of the guide has a test', () => {
  expect(Object.keys(promises).sort()).toEqual(Object.keys(examples).sort());
});

for (const [name, keep] of Object.entries(promises)) {
  test(`the example "${name}" does what the guide says`, async ({ page, site, stack, complaints }) => {
    if (name === 'locked') complaints.allow(/Content Security Policy|CSP violation|TrustedTypes?/);
    if (name === 'session') await giveTokens(page, site);
    await openExample(page, stack, name);
    await keep({ page, host: new HostPage(page), framed: new FramedCheckout(page) });
  });
}

/** The dealer's own service for the token of its signed-in buyer. */
async function giveTokens(page: Page, site: Site): Promise<void> {
  await beDemoBuyer(site, tenant);
  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.idToken'))?.[1] ?? '',
  );
  await page.route('**/my/identity-token?renew=*', (route) =>
    route.fulfill({ contentType: 'text/plain', body: token }),
  );
}

const hostileCss = `<style>
  * { all: unset }
  head, style, script { display: none }
  body, div, p, h1, form, input, button, label, vehicle-checkout {
    direction: rtl !important; text-align: right !important; text-indent: 2em !important; word-spacing: 1em !important;
    color: red !important; font: 7px/1 cursive !important; text-transform: uppercase !important; letter-spacing: 1em !important;
  }
  input, button { display: none !important; width: 1px !important; border: 9px solid red !important }
  .container { width: 970px !important } .btn { float: left !important } [class] { outline: 5px dotted red !important }
</style>`;

/** How the heading of the sign-in form looks, in every property that a host's text styles could change. */
function lookOfHeading({ checkout }: HostPage): Promise<Record<string, string>> {
  return checkout.getByRole('heading', { level: 1 }).evaluate((node) => {
    const style = getComputedStyle(node);
    const names = [
      ...['color', 'direction', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing'],
      ...[
        'line-height',
        'text-align',
        'text-indent',
        'text-transform',
        'visibility',
        'white-space',
        'word-spacing',
      ],
    ];
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  });
}

test('T24: hostile styles, clobbered names and another router do not affect the checkout', async ({
  page,
  stack,
}) => {
  await openExample(page, stack, 'page');
  const plain = await lookOfHeading(new HostPage(page));
  const clobber = clobberingElements(clobberingIds());
  const foreign = `<script>history.replaceState({ key: 'own', usr: 1 }, '');</script>`;
  await openExample(page, stack, 'page', hostileCss + clobber + foreign);
  const host = new HostPage(page);
  await expect(host.signInForm).toBeVisible();
  expect(await lookOfHeading(host)).toEqual(plain);
  await host.signIn(tenant);
  await expect(host.steps).toHaveCount(6);
  await expect(host.checkout.getByRole('heading', { level: 1 })).toHaveText('Upload Documents');
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ key: 'own', usr: 1 });
  expect(await page.evaluate(() => Object.hasOwn(window, 'forecourt_checkout'))).toBe(false);
});
