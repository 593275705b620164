import type { FileChooser, Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { DocumentsStep, type SentFile } from '../../pages/documents-step.ts';
import { IdVerificationStep } from '../../pages/id-verification-step.ts';
import { InsuranceStep } from '../../pages/insurance-step.ts';
import { PaymentStep, testCards } from '../../pages/payment-step.ts';
import { FulfillmentStep } from '../../pages/fulfillment-step.ts';
import { demoEmail, demoPassword } from '../../pages/sign-in-page.ts';
import { SigningStep } from '../../pages/signing-step.ts';
import type { TenantId } from '../../stack/index.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { sampleFiles } from '../../data/sample-files.ts';
import { pressOn, tabTo, typeInto } from '../../journeys/tab-to.ts';

test.describe.configure({ timeout: 300_000 });

/** A new step moves focus to its heading. */
async function expectFocusAt(site: Site, heading: string | RegExp): Promise<void> {
  await expect(site.tracker.heading).toHaveText(heading);
  await expect(site.tracker.heading).toBeFocused();
}

async function goOn({ page, tracker }: Site, name: RegExp): Promise<void> {
  await pressOn(page, tracker.main.getByRole('link', { name }), `the link ${name}`);
}

/** Presses Enter on an element that opens another tab, and returns the tab. */
async function openTab(page: Page, opener: Locator, what: string): Promise<Page> {
  await tabTo(page, opener, what);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

async function signIn({ page, signIn: form }: Site, tenant: TenantId): Promise<void> {
  await form.open();
  await typeInto(page, form.email, 'Email', demoEmail(tenant));
  await typeInto(page, form.password, 'Password', demoPassword);
  await page.keyboard.press('Enter');
  await form.heading.waitFor({ state: 'detached' });
}

async function insurance(site: Site): Promise<void> {
  const { page, tracker } = site;
  const { consent, agree, verify } = new InsuranceStep(page);
  await pressOn(page, consent, 'the consent', 'Space');
  await pressOn(page, agree, 'Agree and continue');
  await expect(verify).toBeVisible();
  await expectFocusAt(site, 'Verify Insurance');
  await typeInto(page, tracker.main.getByLabel('Insurance company'), 'the insurer', 'Lakeside Mutual');
  await typeInto(page, tracker.main.getByLabel('Policy number'), 'the policy', 'LM-204-881-7742');
  await typeInto(page, tracker.main.getByLabel('Effective date'), 'Effective date', '01012026');
  await typeInto(page, tracker.main.getByLabel('Expiration date'), 'Expiration date', '12312099');
  await pressOn(page, verify, 'Verify my insurance');
  await expect(tracker.main.getByText('Insurance verified')).toBeVisible();
  await expectFocusAt(site, 'Verify Insurance');
  await goOn(site, /^Next: Verify ID/);
  await expectFocusAt(site, 'Verify ID');
}

async function idVerification(site: Site): Promise<void> {
  const { page, tracker } = site;
  const step = new IdVerificationStep(page);
  await pressOn(page, tracker.main.getByRole('radio', { name: /^Text me a link/ }), 'the ways', 'ArrowDown');
  await pressOn(page, tracker.main.getByRole('button', { name: 'Verify my ID' }), 'Verify my ID');
  await step.openProvider.waitFor();
  await expectFocusAt(site, 'Verify ID');
  const tab = await openTab(page, step.openProvider, 'Verify my ID');
  const button = (name: string) => tab.getByRole('button', { name, exact: true });
  await pressOn(tab, tab.getByRole('checkbox', { name: /I agree/ }), 'the consent', 'Space');
  for (const name of ['Continue', 'Take the photo', 'Take the selfie', 'Verified']) {
    await pressOn(tab, button(name), name);
  }
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your ID check is finished');
  await tab.close();
  await page.bringToFront();
  await pressOn(page, step.checkNow, 'Check now');
  await expect(tracker.main.getByText('Your identity is verified.')).toBeVisible();
  await expectFocusAt(site, 'Verify ID');
  await goOn(site, /^Next: Upload Documents/);
  await expectFocusAt(site, 'Upload Documents');
}

/** The system's file dialog is the only place where a test cannot press a key. */
async function choose(site: Site, name: string, file: SentFile): Promise<void> {
  const { page } = site;
  const card = new DocumentsStep(page).card(name);
  const chooser = card.getByRole('button', { name: /^(Choose files|Add another page) for/ });
  const opened: FileChooser[] = [];
  // Registered early, because the browser takes a moment to open its dialog.
  page.on('filechooser', (window) => opened.push(window));
  await tabTo(page, chooser, `the files for ${name}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => opened.length, 'windows for files').toBe(1);
  await opened[0]?.setFiles(file);
  await expect(card).toContainText('Submitted');
  await expect(chooser).toBeFocused();
}

async function documents(site: Site): Promise<void> {
  await choose(site, "Driver's license", sampleFiles.license);
  await choose(site, 'Insurance card', sampleFiles.insuranceCard);
  await choose(site, 'Proof of income (W-2)', sampleFiles.w2);
  await goOn(site, /^Next: Sign Contract/);
  await expectFocusAt(site, 'Sign Contract');
}

async function signing(site: Site): Promise<void> {
  const { page } = site;
  const { main, signatures } = new SigningStep(page);
  await pressOn(page, main.getByRole('checkbox', { name: /I agree to get and sign/ }), 'consent', 'Space');
  await pressOn(page, main.getByRole('button', { name: 'Agree and see my contract' }), 'Agree');
  await expect(main.getByText('Your contract is ready to sign')).toBeVisible();
  await expectFocusAt(site, 'Sign Contract');
  await goOn(site, /^Review your contract/);
  await expect(page).toHaveURL(/\/review$/);
  await expectFocusAt(site, 'Sign Contract');
  const tab = await openTab(page, main.getByRole('button', { name: 'Sign your contract' }), 'Sign');
  await tab.waitForURL(/\/_sandbox\/signing\//);
  await pressOn(tab, tab.getByRole('button', { name: 'Continue to sign' }), 'Continue to sign');
  await typeInto(tab, tab.getByLabel('Your full name'), 'Your full name', 'Dana Demo');
  await pressOn(
    tab,
    tab.getByRole('checkbox', { name: /I adopt this as my legal signature/ }),
    'the adoption',
    'Space',
  );
  await pressOn(tab, tab.getByRole('button', { name: 'Sign contract' }), 'Sign contract');
  await expect(tab).not.toHaveURL(/_sandbox/);
  await tab.close();
  await page.bringToFront();
  // The page polls for the contract every ten seconds.
  await expect(signatures).toBeVisible({ timeout: 45_000 });
  await expectFocusAt(site, 'Sign Contract');
  await goOn(site, /^Next: Make a Payment/);
  await expectFocusAt(site, 'Make a Payment');
}

async function payment(site: Site): Promise<void> {
  const { page } = site;
  const { card, pay, receipt } = new PaymentStep(page);
  const fields = [
    ['Card number', testCards.success],
    ['Expiration date', '1234'],
    ['Security code', '987'],
    ['Name on card', 'Dana Demo'],
    ['Billing ZIP code', '60601'],
  ] as const;
  for (const [label, text] of fields) await typeInto(page, card.getByLabel(label), label, text);
  await pressOn(page, pay, 'Pay, outside of the frame again');
  await expect(receipt).toContainText('Visa ···4242');
  await expectFocusAt(site, 'Make a Payment');
  await goOn(site, /^Next: Schedule/);
  await expectFocusAt(site, /^Schedule Delivery/);
}

async function fulfillment(site: Site): Promise<void> {
  const { page, tracker } = site;
  const step = new FulfillmentStep(page);
  const { main } = tracker;
  await pressOn(page, main.getByRole('radio', { name: /^Deliver/ }), 'delivery or pickup', 'ArrowDown');
  await pressOn(page, step.toTimes, 'See available times');
  await expect(page).toHaveURL(/\/when$/);
  await expectFocusAt(site, /^Schedule Pickup/);
  const opener = main.getByRole('button', { name: 'Open the calendar' });
  await pressOn(page, opener, 'the calendar');
  const day = page.getByRole('grid').locator(':focus');
  await expect(day).toHaveAccessibleName(/20\d\d$/);
  const first = await day.getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(day).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(day).toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(step.date).not.toHaveValue('');
  await pressOn(page, step.time, 'the time');
  await expect(page.getByRole('dialog', { name: 'Select a Time' }).locator(':focus')).toHaveRole('radio');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(step.time).toBeFocused();
  await expect(step.time).toHaveValue(/\d/);
  await pressOn(page, step.toReview, 'Review your appointment');
  await expect(page).toHaveURL(/\/review$/);
  await expectFocusAt(site, /^Schedule Pickup/);
  await pressOn(page, step.confirm, 'Confirm pickup');
  await expect(main.getByRole('heading', { level: 1, name: /^Pickup: / })).toBeVisible();
  await expectFocusAt(site, /^Pickup: /);
}

test('a finance order from sign-in to its appointment by keyboard only', async ({ site, tenant, page }) => {
  await signIn(site, tenant);
  const number = await freshOrder(page, 'insurance-ready');
  await site.tracker.open(number);
  await insurance(site);
  await idVerification(site);
  await documents(site);
  await signing(site);
  await payment(site);
  await fulfillment(site);
  await expect(site.tracker.steps).toHaveCount(6);
  const open = async () => (await site.tracker.shownSteps()).filter((step) => !step.endsWith(': Completed'));
  await expect.poll(open).toEqual([]);
});

test('tabbing backwards also leaves the payment frame', async ({ site, tenant, page }) => {
  await signIn(site, tenant);
  const number = await freshOrder(page, 'contract-signed');
  await site.tracker.open(number, 'payment');
  const { card, main } = new PaymentStep(page);
  await tabTo(page, card.getByLabel('Email'), 'the first field in the frame');
  await page.keyboard.press('Shift+Tab');
  await expect(main.getByRole('radio', { checked: true }).last()).toBeFocused();
});
