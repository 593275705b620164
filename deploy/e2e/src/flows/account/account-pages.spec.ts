import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { siteIn, type Site } from '../../fixtures/site.ts';
import { DocumentsStep } from '../../pages/documents-step.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { signInLimitMs } from '../../pages/sign-in-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { messageCount, newestCode, otherCode } from '../../data/outbox-codes.ts';
import { signedInBuyer } from '../../data/buyer-with-cart.ts';
import type { OwnAccount } from '../../data/own-account.ts';
import { sampleFiles } from '../../data/sample-files.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { pressOn } from '../../journeys/tab-to.ts';

test.describe.configure({ timeout: 240_000 });

const refused = /Failed to load resource.*4\d\d/;

/** Signs in a separate account of the test and opens one of its pages. */
async function openAs(site: Site, path: string): Promise<OwnAccount> {
  const account = await signedInBuyer(site);
  await site.page.goto(path);
  return account;
}

test('the profile is edited card by card, and everything is there after a reload @core', async ({
  site,
  page,
}) => {
  const profile = new ProfilePage(page);
  await openAs(site, '/account/profile');
  await expect(profile.card('Mobile phone')).toContainText('Unverified');
  await expectNoAxeViolations(page);
  const name = await profile.edit('Name');
  await name.getByLabel('First name').fill('Augusta');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name).toContainText('Augusta Buyer');
  await expect(site.header.root.getByRole('button', { name: 'Augusta' })).toBeVisible();
  await expect(name.getByRole('button', { name: 'Edit Name' })).toBeFocused();
  const address = await profile.edit('Address');
  await address.getByLabel('Street address').fill('123 Main St');
  await address.getByLabel('ZIP code').fill('48226');
  await expect(address.getByLabel('County')).toHaveValue('Wayne');
  await expect(address.getByLabel('City')).toHaveValue('Detroit');
  await expectNoAxeViolations(page);
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address).toContainText('Detroit, MI 48226');
  const consents = await profile.edit('News and offers');
  await consents.getByRole('checkbox', { name: 'Email me news and offers' }).check();
  await consents.getByRole('button', { name: 'Save' }).click();
  await expect(consents).toContainText('Yes');
  await page.reload();
  await expect(profile.card('Name')).toContainText('Augusta Buyer');
  await expect(profile.card('Address')).toContainText('123 Main St');
  await expect(profile.card('News and offers')).toContainText('Yes');
});

test('a new email replaces the old one after its code, in every tab, and the old address is notified', async ({
  site,
  page,
  context,
  complaints,
}) => {
  complaints.allow(refused);
  const profile = new ProfilePage(page);
  const account = await openAs(site, '/account/profile');
  const other = siteIn(await context.newPage());
  await other.page.goto('/account/profile');
  const otherProfile = new ProfilePage(other.page);
  await expect(otherProfile.card('Email')).toContainText(account.email);
  const next = `new-${account.email}`;
  const email = await profile.edit('Email');
  await email.getByLabel('New email').fill(account.email);
  await email.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter an email other than your current one');
  await expectNoAxeViolations(page);
  await email.getByLabel('New email').fill(next);
  await email.getByRole('button', { name: 'Send code' }).click();
  const code = await newestCode(page, next, 0);
  await profile.giveCode('Email', otherCode(code));
  await expect(email.getByRole('alert')).toContainText('Oops, wrong code');
  await expectNoAxeViolations(page);
  await profile.giveCode('Email', code);
  await expect(email).toContainText(`sign in with ${next}`);
  await expect(otherProfile.card('Email')).toContainText(next);
  const notices = await page.evaluate(async (to) => {
    const answer = await fetch(`/_sandbox/outbox.json?recipient=${encodeURIComponent(to)}`);
    return JSON.stringify(await answer.json());
  }, account.email);
  expect(notices).toContain('the email of your account was changed');
  await site.header.signOut();
  await site.signIn.open();
  await site.signIn.enter(next, account.password);
  await expect(site.orders.heading).toBeVisible();
});

test('a phone number is verified by a texted code, a password changed, and all devices signed out', async ({
  site,
  page,
  browser,
  tenant,
  complaints,
}) => {
  complaints.allow(refused);
  const profile = new ProfilePage(page);
  const account = await openAs(site, '/account/profile');
  const phone = profile.card('Mobile phone');
  // All test accounts have this number.
  const number = '+12125550187';
  const texts = await messageCount(page, number);
  await phone.getByRole('button', { name: 'Verify', exact: true }).click();
  await profile.giveCode('Mobile phone', await newestCode(page, number, texts));
  await expect(phone).toContainText('Your mobile phone is verified.');
  const password = await profile.edit('Password');
  await password.getByLabel('Current password').fill('Wrong1!aa');
  await password.getByLabel('New password', { exact: true }).fill('Abcdef1!x');
  await password.getByLabel('Confirm new password').fill('Abcdef1!x');
  await expect(password.getByText('The passwords match')).toBeVisible();
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText("This isn't your current password");
  await expectNoAxeViolations(page);
  await password.getByLabel('Current password').fill(account.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password).toContainText('Your password is changed.');
  const origin = new URL(page.url()).origin;
  const device = await browser.newContext({ baseURL: origin });
  const elsewhere = siteIn(await device.newPage());
  await elsewhere.signIn.open();
  await elsewhere.signIn.enter(account.email, 'Abcdef1!x');
  await elsewhere.orders.heading.waitFor({ timeout: signInLimitMs });
  await profile.card('Devices').getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to see your profile' })).toBeVisible();
  // Leaves the page, whose own calls may still be answered.
  await elsewhere.page.goto('/healthz');
  const call = elsewhere.page.waitForResponse((answer) => answer.url().includes('/api/'));
  await elsewhere.page.goto('/account/orders');
  expect((await call).status(), tenant).toBe(401);
  await device.close();
});

test('an address changed in another tab is shown, and the typed one replaces it', async ({
  site,
  page,
  context,
  complaints,
}) => {
  complaints.allow(refused);
  const profile = new ProfilePage(page);
  await openAs(site, '/account/profile');
  const other = new ProfilePage(await context.newPage());
  await other.open();
  const typed = async (at: ProfilePage, line: string) => {
    const card = await at.edit('Address');
    await card.getByLabel('Street address').fill(line);
    await card.getByLabel('ZIP code').fill('48226');
    await expect(card.getByLabel('County')).toHaveValue('Wayne');
    return card;
  };
  const here = await typed(profile, '1 Here St');
  const there = await typed(other, '2 There St');
  await there.getByRole('button', { name: 'Save' }).click();
  await expect(there).toContainText('Saved.');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(here.getByRole('alert')).toContainText("It's now 2 There St, Detroit, MI 48226");
  await expect(here.getByLabel('Street address')).toHaveValue('1 Here St');
  await here.getByLabel('State').selectOption('OH');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    "Looks like your state and Zip code don't match. Please check them and try again.",
  );
  await expectNoAxeViolations(page);
  await here.getByLabel('State').selectOption('MI');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(here).toContainText('1 Here St');
});

test('documents of all orders: a missing one leads to its upload step, and can be downloaded afterwards', async ({
  site,
  tenant,
  page,
}) => {
  await beDemoBuyer(site, tenant);
  const orderNumber = await freshOrder(page, 'insurance-ready');
  await page.goto('/account/documents');
  const order = page.getByRole('main').getByRole('region').filter({ hasText: orderNumber });
  // Its next step is another one: its documents are folded.
  const unfold = () => order.getByText(/^\d documents(?:, \d)? missing$/).click();
  await unfold();
  await expect(order.getByText('Missing').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await order.getByRole('link', { name: /^Upload Driver's license/ }).click();
  await expect(page).toHaveURL(`/progress/${orderNumber}/doc-upload`);
  const documents = new DocumentsStep(page);
  await documents.choose("Driver's license", sampleFiles.license);
  await expect(documents.card("Driver's license")).toContainText('Submitted');
  await page.goto('/account/documents');
  await unfold();
  await expect(order.getByText('Submitted').first()).toBeVisible();
  await order.scrollIntoViewIfNeeded();
  await expect(order.getByRole('img', { name: /^Preview of/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await order.getByRole('button', { name: /^Download/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.jpe?g$/);
});

test('users download their own data, and request its deletion, twice', async ({ site, page, complaints }) => {
  complaints.allow(refused);
  const account = await openAs(site, '/account/privacy');
  await expect(page.getByText('2 requests left.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Request my data' }).click();
  await expect(page.getByText(/^Your report is ready/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).first().click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/);
  const report = readFileSync(await download.path(), 'utf8');
  expect(report).toContain(account.email);
  expect(report).not.toContain(account.password);
  await expect(page.getByText('1 request left.')).toBeVisible();
  const ask = async () => {
    await page.getByRole('button', { name: 'Request deletion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request deletion of your data?' });
    await dialog.getByRole('button', { name: 'Request deletion' }).click();
    await expect(page.getByText(/^We'll delete your data by/)).toBeVisible();
  };
  await ask();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText(/Nothing was deleted/)).toBeVisible();
  await ask();
  await carryOutOpenDeletion(page);
  await page.goto('/account/orders');
  const ended = page.getByRole('dialog', { name: 'Session expired' });
  await expect(ended).toBeVisible({ timeout: 30_000 });
  await ended.getByRole('button', { name: 'Stay signed out' }).click();
  await expect(site.header.signInLink).toBeVisible();
  await site.signIn.open();
  await site.signIn.enter(account.email, account.password);
  await expect(page.getByText('Your email and/or password are incorrect. Please try again.')).toBeVisible();
});

/** Carries out the latest deletion request, as the operator. */
async function carryOutOpenDeletion(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const mails = await (await fetch('/_sandbox/outbox.json')).json();
    const newest = (mails as { messages: { subject: string; body: string }[] }).messages.find(
      ({ subject, body }) => subject.includes('deletion request') && body.startsWith('To be carried out'),
    );
    const id = /deletion request ([\w-]+)/.exec(newest?.subject ?? '')?.[1] ?? '';
    return (await fetch(`/_sandbox/privacy-requests/${id}/carry-out`, { method: 'POST' })).status;
  });
  expect(status).toBe(200);
}

test('deals: a guest is sent to sign in and back, a buyer sees each deal and its order', async ({
  site,
  tenant,
  page,
}) => {
  await page.goto('/deals');
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  await signInLink.waitFor();
  await expectNoAxeViolations(page);
  await signInLink.click();
  await expect(page).toHaveURL('/sign-in?returnTo=%2Fdeals');
  await site.signIn.asDemoBuyer(tenant);
  await expect(page).toHaveURL('/deals');
  const deal = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Deal ID|Order FC-/ })
    .first();
  await expect(deal).toBeVisible();
  await expectNoAxeViolations(page);
  await deal.getByRole('link', { name: /^View order/ }).click();
  await expect(page).toHaveURL(/\/(?:progress|checkout)\/FC-/);
});

test('on a phone what is done with a document or a detail is large enough to touch; on a wide screen the columns end together', async ({
  site,
  tenant,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beDemoBuyer(site, tenant);
  for (const path of ['/account/documents', '/account/profile']) {
    await page.goto(path);
    const acts = page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /^(Upload|Replace|Download|Edit)/ });
    await acts.first().waitFor();
    const heightsPx = await acts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    // Those of folded documents have no height.
    expect(Math.min(...heightsPx.filter(Boolean)), path).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const endPx = async (name: string) => {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(async () => (await endPx('Address')) - (await endPx('Devices'))).toBe(0);
});

test('by keyboard only', async ({ site, page }) => {
  const profile = new ProfilePage(page);
  await openAs(site, '/account/profile');
  const name = profile.card('Name');
  await pressOn(page, name.getByRole('button', { name: 'Edit Name' }), 'edit', 'Enter');
  await expect(name.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Grace');
  await pressOn(page, name.getByRole('button', { name: 'Save' }), 'save', 'Enter');
  await expect(name).toContainText('Grace Buyer');
  await expect(name.getByRole('button', { name: 'Edit Name' })).toBeFocused();
  const nav = page.getByRole('navigation', { name: 'Your account' });
  await nav.getByRole('link', { name: 'Documents' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
});
