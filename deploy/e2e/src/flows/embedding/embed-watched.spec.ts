import type { Page } from '@playwright/test';
import { listedOrigin, loaderTag, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import { PaymentStep, testCards } from '../../pages/payment-step.ts';
import { demoPassword } from '../../pages/sign-in-page.ts';
import type { Stack, TenantId } from '../../stack/index.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

/**
 * A host dealer's script that reads everything it can: keys, values, and every text that is added to the page
 * or to open shadow trees.
 */
const spy = `<script>
  window.taken = '';
  const take = (text) => { window.taken += text ?? ''; };
  for (const type of ['keydown', 'keyup', 'beforeinput', 'input', 'change', 'paste'])
    window.addEventListener(type, (event) => {
      take(event.key?.length === 1 ? event.key : '');
      for (const target of event.composedPath()) take(target.value);
    }, true);
  const look = (root) => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) { take(node.textContent); descend(node); }
    }).observe(root, { childList: true, subtree: true, characterData: true });
    descend(root);
  };
  const descend = (node) => {
    if (node.shadowRoot) look(node.shadowRoot);
    for (const inner of node.querySelectorAll?.('*') ?? []) if (inner.shadowRoot) look(inner.shadowRoot);
  };
  look(document);
  setInterval(() => {
    descend(document);
    for (const frame of document.querySelectorAll('iframe')) try { take(frame.contentDocument.body.innerText); } catch {}
  }, 50);
</script>`;

interface Watched {
  readonly stack: Stack;
  readonly tenant: TenantId;
  readonly mode: 'page' | 'frame';
}

async function openWatched(page: Page, order: string, { stack, tenant, mode }: Watched): Promise<void> {
  const element = `<vehicle-checkout mode="${mode}" tenant="${tenant}" order="${order}" step="payment"></vehicle-checkout>`;
  const body = `<label>Note <input id="note"></label>${element}${loaderTag(stack, tenant)}`;
  await page.goto(await serveHostPage(page, listedOrigin(stack), { head: spy, body }));
}

/**
 * What the host's script has read so far; a word typed into the host's own field shows that it works. The checkout may take focus once more
 * after a step of its own: then the word is typed again.
 */
async function taken(page: Page): Promise<string> {
  const note = page.locator('#note');
  let text = '';
  await expect(async () => {
    await note.clear();
    await note.pressSequentially('canary');
    text = await page.evaluate(() => (window as unknown as { taken: string }).taken);
    expect(text).toContain('canary');
  }).toPass();
  return text;
}

/** Whether the text contains the digits in a row, or one by one with other characters between them. */
function holds(text: string, number: string): boolean {
  return text.replaceAll(/\D/g, '').includes(number.replaceAll(' ', ''));
}

test('T31: scripts of a host page that mounts the checkout cannot read any digit of a card', async ({
  page,
  site,
  stack,
  tenant,
}) => {
  await beDemoBuyer(site, tenant);
  const order = await freshOrder(page, 'contract-signed');
  await openWatched(page, order, { stack, tenant, mode: 'page' });
  const host = new HostPage(page);
  await host.signIn(tenant);
  const payment = new PaymentStep(page, host.checkout);
  await payment.card.getByLabel('Card number').pressSequentially(testCards.success);
  await payment.fillCard(testCards.success);
  await payment.pressPay();
  await expect(payment.thanks).toBeVisible();
  expect(holds(await taken(page), testCards.success)).toBe(false);
});

test('T31: in frame mode scripts of the host page cannot read anything', async ({
  page,
  site,
  stack,
  tenant,
}) => {
  await beDemoBuyer(site, tenant);
  const order = await freshOrder(page, 'contract-signed');
  await openWatched(page, order, { stack, tenant, mode: 'frame' });
  const checkout = new FramedCheckout(page);
  await checkout.email.pressSequentially('someone@else.example');
  await checkout.email.clear();
  await checkout.signIn(tenant);
  await expect(checkout.heading).toHaveText('Make a Payment');
  const text = await taken(page);
  for (const secret of ['someone@', demoPassword, order, 'Make a Payment', 'Card number']) {
    expect(text).not.toContain(secret);
  }
});
