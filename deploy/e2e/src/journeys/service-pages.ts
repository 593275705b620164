import { expect, type Page } from '@playwright/test';
import { freshOrder } from '../data/fresh-order.ts';
import { IdVerificationStep } from '../pages/id-verification-step.ts';
import { PaymentStep } from '../pages/payment-step.ts';
import { SigningStep } from '../pages/signing-step.ts';

/** The pages of services, in the order in which they are shown. */
export const serviceLooks = [
  'the contract at the signing service',
  'the signature at the signing service',
  'the identity check',
  'the picture of the identity check',
  'the payment with its card form',
  'the bank',
] as const;

/** What is done with each page of a service once its content is there. */
type Look = (page: Page, what: (typeof serviceLooks)[number]) => Promise<void>;

/** Shows the contract at the signing service, then the signature below it, to an order of the demo buyer's own. */
async function seeSigningService(page: Page, look: Look): Promise<void> {
  await page.goto(`/progress/${await freshOrder(page, 'contract-ready')}/signing`);
  const signing = new SigningStep(page);
  await signing.agree();
  await signing.review();
  const tab = await signing.openSigning();
  const toSign = tab.getByRole('button', { name: 'Continue to sign' });
  await expect(toSign).toBeVisible();
  await look(tab, 'the contract at the signing service');
  await toSign.click();
  await expect(tab.getByLabel('Your full name')).toBeVisible();
  await look(tab, 'the signature at the signing service');
  await tab.close();
}

/** Shows the agreement of the identity check, then its first picture. */
async function seeIdentityCheck(page: Page, look: Look): Promise<void> {
  await page.goto(`/progress/${await freshOrder(page, 'insurance-ready')}/id-verification`);
  const step = new IdVerificationStep(page);
  await step.startHere();
  const opened = page.context().waitForEvent('page');
  await step.openProvider.click();
  const tab = await opened;
  const agreement = tab.getByRole('checkbox', { name: /I agree/ });
  await expect(agreement).toBeVisible();
  await look(tab, 'the identity check');
  await agreement.check();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('button', { name: 'Take the photo' })).toBeVisible();
  await look(tab, 'the picture of the identity check');
  await tab.close();
}

/** Shows the payment with the card form, then the sample bank. */
async function seePaymentServices(page: Page, look: Look): Promise<void> {
  await page.goto(`/progress/${await freshOrder(page, 'contract-signed')}/payment`);
  const payment = new PaymentStep(page);
  await expect(payment.card.getByLabel('Billing ZIP code')).toBeVisible();
  await look(page, 'the payment with its card form');
  await payment.chooseBank();
  await payment.toBank.click();
  await expect(page.getByRole('radio', { name: /Everyday Checking/ })).toBeVisible();
  await look(page, 'the bank');
}

/** Shows the demo buyer, who is signed in, the pages of the services around the site, each with its content. */
export async function seeServicePages(page: Page, look: Look): Promise<void> {
  await seeSigningService(page, look);
  await seeIdentityCheck(page, look);
  await seePaymentServices(page, look);
}
