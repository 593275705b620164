import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { SigningStep, signAtService } from '../../pages/signing-step.ts';
import type { TenantId } from '../../stack/index.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

async function openSigning(site: Site, tenant: TenantId, key: string) {
  await beDemoBuyer(site, tenant);
  const number = await freshOrder(site.page, key);
  await site.tracker.open(number, 'signing');
  return { number, signing: new SigningStep(site.page) };
}

test.describe.configure({ timeout: 240_000 });

test('from consent to the copy with both signatures', async ({ site, tenant, page, complaints }) => {
  complaints.allow(/status of 422/);
  const { number, signing } = await openSigning(site, tenant, 'contract-ready');
  await expect(page.getByText('Prefer paper?', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await signing.agree();
  await expect(page.getByText('Your contract is ready to sign')).toBeVisible();
  await expectAccessible(page);
  await signing.review();
  await expect(signing.price('Total price')).toContainText('$');
  await expectAccessible(page);

  const tab = await signing.openSigning();
  await expect(site.tracker.step('Sign Contract')).toContainText('In Progress');
  await expect(page).toHaveURL(/\/signing\/hello-again$/);
  await expectAccessible(page);
  await expectAccessible(tab);
  await signAtService(tab, 'Somebody Else');
  await expect(tab.getByRole('alert')).toHaveText('Type your name as it is on the contract');
  await expect(tab.getByLabel('Your full name')).toHaveValue('Somebody Else');
  await expectAccessible(tab);
  await tab.getByLabel('Your full name').fill('Dana Demo');
  await tab.getByRole('checkbox', { name: /I adopt this as my legal signature/ }).check();
  await tab.getByRole('button', { name: 'Sign contract' }).click();
  await expect(tab).toHaveURL(new RegExp(`/progress/${number}/signing/thank-you$`));
  await expect(tab.getByText("You've signed your contract")).toBeVisible();
  await tab.close();

  await page.bringToFront();
  await expect(page).toHaveURL(/\/signing\/thank-you$/, { timeout: 30_000 });
  await expect(site.tracker.step('Sign Contract')).toContainText('Completed');
  await expect(page.getByText('Not signed yet', { exact: true })).toBeVisible();
  await page.evaluate((path) => fetch(path, { method: 'POST' }), `/_sandbox/signing/${number}/countersign`);
  await expect(page.getByText('Everyone has signed. Keep your copy.')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download signed PDF' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`contract-${number}-signed.pdf`);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('another person is rejected; declined needs attention, and a new contract can be requested @core', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/status of (400|403|404)/);
  const { signing } = await openSigning(site, tenant, 'cash');
  await signing.agree();
  await signing.review();
  const tab = await signing.openSigning();
  const used = tab.url();
  await tab.getByText('Simulate other outcomes (sandbox)').click();
  await tab.getByRole('button', { name: 'I am another person' }).click();
  await tab.getByLabel('Your email').fill('eve@example.com');
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText("You can't sign with this email");
  await expectAccessible(tab);
  await tab.getByRole('button', { name: "I'm the buyer: keep reading" }).click();
  await tab.getByRole('button', { name: 'Decline to sign' }).click();
  await tab.getByLabel('Why are you declining?').fill('The color is another one');
  await tab.getByRole('button', { name: 'Decline to sign' }).click();
  await expect(tab.getByText('You declined to sign')).toBeVisible();
  await tab.goto(used);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await tab.close();

  await page.bringToFront();
  await page.reload();
  await expect(page.getByText('You declined to sign')).toBeVisible();
  await expect(site.tracker.step('Sign Contract')).toContainText('Needs Attention');
  await expectAccessible(page);
  await signing.askForNewContract();
  await expect(page.getByText('Your contract is ready to sign')).toBeVisible();
});

test('timed out at the service: a new contract, which is signed', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const { signing } = await openSigning(site, tenant, 'cash');
  await signing.agree();
  await signing.review();
  let tab = await signing.openSigning();
  await tab.getByText('Simulate other outcomes (sandbox)').click();
  await tab.getByRole('button', { name: 'Let the time run out' }).click();
  await expect(tab.getByText('The signing timed out or was canceled')).toBeVisible();
  await tab.close();

  await page.bringToFront();
  await page.reload();
  await signing.askForNewContract();
  await expect(site.tracker.step('Sign Contract')).toContainText('Get Started');
  await signing.review();
  tab = await signing.openSigning();
  await signAtService(tab, 'Dana Demo');
  await expect(tab.getByText("You've signed your contract")).toBeVisible();
});

test('the account of another order may not open it', async ({ site, tenant, page, complaints }) => {
  complaints.allow(/status of 404/);
  await beDemoBuyer(site, tenant);
  await page.goto('/signing?orderNumber=FC-0000-0000-0000');
  await expect(page.getByRole('heading', { name: "You can't open this contract" })).toBeVisible();
  await expectAccessible(page);
});
