import type { Page } from '@playwright/test';
import {
  receivedEvents,
  expectReady,
  listedOrigin,
  loaderTag,
  noteEvents,
  serveHostPage,
} from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

const element = (attributes: string) =>
  `${noteEvents}<vehicle-checkout mode="frame" ${attributes}></vehicle-checkout>`;

test('frame mode: sign in, deep link, steps, events and height, and the host’s URL stays the same @core', async ({
  page,
  stack,
  tenant,
}) => {
  const order = sampleOrderNumber(tenant, 'documents-partly');
  const url = await serveHostPage(page, listedOrigin(stack), {
    body: `<h1>Riverside Auto</h1>${element(`tenant="${tenant}" order="${order}" step="doc-upload"`)}${loaderTag(stack, tenant)}`,
  });
  await page.goto(url);
  const checkout = new FramedCheckout(page);
  await checkout.signIn(tenant);
  await expect(checkout.heading).toHaveText('Upload Documents');
  await expect(checkout.steps).toHaveCount(6);
  await expect
    .poll(() => receivedEvents(page))
    .toEqual(
      expect.arrayContaining([
        { name: 'ready', mode: 'frame' },
        { name: 'session', status: 'guest' },
        { name: 'session', status: 'signed-in' },
        { name: 'step', step: 'doc-upload' },
      ]),
    );
  await expectWholeFrame(checkout);

  await setAttribute(page, 'step', 'id-verification');
  await expect(checkout.heading).toHaveText('Verify ID');
  await expectWholeFrame(checkout);
  await expect
    .poll(async () => (await receivedEvents(page)).findLast(({ name }) => name === 'step'))
    .toEqual({ name: 'step', step: 'id-verification' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWholeFrame(checkout);
  expect(page.url()).toBe(url);
  await page.evaluate(() => document.querySelector<HTMLElement>('vehicle-checkout')?.focus());
  await expect(checkout.frame.locator('#fc-frame')).toBeFocused();
  expect(JSON.stringify(await receivedEvents(page))).not.toContain(order);
});

test('the host’s session: its buyer is signed in, the token cannot be read anywhere, and the session ends with the host’s', async ({
  page,
  site,
  stack,
  tenant,
}) => {
  await beDemoBuyer(site, tenant);
  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.idToken'))?.[1] ?? '',
  );
  const order = sampleOrderNumber(tenant, 'lease');
  const url = await serveHostPage(page, listedOrigin(stack), {
    body: `${element(`order="${order}"`)}
      <script>
        window.asked = [];
        window.hostToken = ${JSON.stringify(token)};
        document.querySelector('vehicle-checkout').getToken = async (request) => (asked.push(request), hostToken);
      </script>${loaderTag(stack, tenant)}`,
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(url);
  const checkout = new FramedCheckout(page);
  await expect(checkout.steps).toHaveCount(6);
  await expect(checkout.email).toHaveCount(0);
  expect(await page.evaluate('asked')).toEqual([{ renew: false }]);
  expect(addresses.filter((address) => address.includes(token.slice(0, 40)))).toEqual([]);
  const kept = await checkout.frame.locator('#fc-frame').evaluate(() => {
    try {
      return JSON.stringify({ ...localStorage, ...sessionStorage });
    } catch {
      return '';
    }
  });
  expect(kept).not.toContain(token.slice(0, 40));

  await page.evaluate('hostToken = null; document.querySelector("vehicle-checkout").refreshSession()');
  await expect(checkout.email).toBeVisible();
  await expect
    .poll(async () => (await receivedEvents(page)).findLast(({ name }) => name === 'session'))
    .toEqual({ name: 'session', status: 'guest' });
});

test('F64: a frame that is removed and re-added is mounted once, and one without an origin says why it is empty', async ({
  page,
  stack,
  tenant,
  complaints,
}) => {
  complaints.allow(/has been blocked by CORS policy|Failed to load resource/);
  const address = `${stack.siteUrl(tenant)}/embed/frame?order=FC-1`;
  const url = await serveHostPage(page, listedOrigin(stack), {
    body: `${element('order="FC-0000-0000-0000"')}${loaderTag(stack, tenant)}
      <iframe id="bare" title="Checkout" sandbox="allow-scripts" src="${address}"></iframe>`,
  });
  await page.goto(url);
  const checkout = new FramedCheckout(page);
  await expect(checkout.email).toBeVisible();
  await expect(page.frameLocator('#bare').getByRole('status')).toContainText("can't keep you signed in");
  await expect(page.frameLocator('#bare').getByRole('link')).toHaveAttribute('target', '_blank');

  await expectReady(page, 'frame');
  const before = (await receivedEvents(page)).length;
  await page.evaluate(async () => {
    const checkout = document.querySelector('vehicle-checkout')!;
    for (let count = 0; count < 5; count += 1) {
      checkout.remove();
      await Promise.resolve();
      document.body.prepend(checkout);
      await Promise.resolve();
    }
  });
  await expect(checkout.email).toBeVisible();
  await expect(checkout.element).toHaveCount(1);
  await expect
    .poll(async () => (await receivedEvents(page)).slice(before).map(({ name }) => name))
    .toEqual(['session', 'step', 'ready']);
  await page.evaluate(() => document.querySelector('vehicle-checkout')!.remove());
  await expect(checkout.element).toHaveCount(0);
});

function setAttribute(page: Page, name: string, value: string): Promise<void> {
  return page
    .locator('vehicle-checkout')
    .evaluate((node, [key, text]) => node.setAttribute(key, text), [name, value] as const);
}

/** The frame is as tall as its content, so nothing scrolls inside. */
async function expectWholeFrame(checkout: FramedCheckout): Promise<void> {
  const heightOf = (node: Element) => Math.ceil(node.getBoundingClientRect().height);
  await expect(async () => {
    const content = await checkout.frame.locator('#fc-frame').evaluate(heightOf);
    expect(await checkout.element.evaluate(heightOf)).toBe(content);
  }).toPass();
}
