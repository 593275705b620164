import type { Locator, Page } from '@playwright/test';
import { checkUntil } from '../checks/check-until.ts';
import { expect } from '../fixtures/test.ts';
import { DocumentsStep } from '../pages/documents-step.ts';
import { IdVerificationStep, walkThroughProvider } from '../pages/id-verification-step.ts';
import { InsuranceStep } from '../pages/insurance-step.ts';
import { PaymentStep, testCards } from '../pages/payment-step.ts';
import { FulfillmentStep } from '../pages/fulfillment-step.ts';
import { SigningStep, signAtService } from '../pages/signing-step.ts';
import { sampleFiles } from '../data/sample-files.ts';

/** An order's tracker at its first step: on the site, or in a host's page. */
export interface Walk {
  readonly page: Page;
  /** The part of the page that contains the checkout. */
  readonly main: Locator;
  /** Whether a lender is involved, so that proof of income is required. */
  readonly hasLender: boolean;
  readonly hasPayment: boolean;
}

const heading = ({ main }: Walk) => main.getByRole('heading', { level: 1 });
const goOn = ({ main }: Walk, name: RegExp) => main.getByRole('link', { name }).click();

async function insurance(walk: Walk): Promise<void> {
  const step = new InsuranceStep(walk.page, walk.main);
  await expect(heading(walk)).toHaveText('Verify Insurance');
  await step.giveConsent();
  await step.enterPolicy({
    carrier: 'Lakeside Mutual',
    number: 'LM-204-881-7742',
    effectiveOn: '2026-01-01',
    expiresOn: '2099-12-31',
  });
  await goOn(walk, /^Next: Verify ID/);
}

async function idVerification(walk: Walk): Promise<void> {
  const step = new IdVerificationStep(walk.page, walk.main);
  await expect(heading(walk)).toHaveText('Verify ID');
  await step.startHere();
  const opened = walk.page.context().waitForEvent('page');
  await step.openProvider.click();
  const provider = await opened;
  await walkThroughProvider(provider, 'Verified');
  await expect(provider.getByRole('heading', { level: 1 })).toHaveText('Your ID check is finished');
  await provider.close();
  const next = walk.main.getByRole('link', { name: /^Next: Upload Documents/ });
  await checkUntil(step.checkNow, next);
  await next.click();
}

async function documents(walk: Walk): Promise<void> {
  const step = new DocumentsStep(walk.page, walk.main);
  await expect(heading(walk)).toHaveText('Upload Documents');
  await step.choose("Driver's license", sampleFiles.license);
  await expect(step.card("Driver's license")).toContainText('Submitted');
  await step.choose('Insurance card', sampleFiles.insuranceCard);
  await expect(step.card('Insurance card')).toContainText('Submitted');
  if (walk.hasLender) await step.choose('Proof of income (W-2)', sampleFiles.w2);
  await expect(walk.main.getByText('Thanks, we have everything')).toBeVisible();
  await goOn(walk, /^Next: Sign Contract/);
}

async function signing(walk: Walk): Promise<void> {
  const step = new SigningStep(walk.page, walk.main);
  await expect(heading(walk)).toHaveText('Sign Contract');
  await step.agree();
  await step.review();
  const service = await step.openSigning();
  await signAtService(service, 'Dana Demo');
  await expect(service).not.toHaveURL(/_sandbox/);
  await step.returnFrom(service);
  // The page also polls, every 10 s.
  await expect(step.signatures).toBeVisible({ timeout: 30_000 });
  await goOn(walk, walk.hasPayment ? /^Next: Make a Payment/ : /^Next: choose a day/);
}

async function payment(walk: Walk): Promise<void> {
  const step = new PaymentStep(walk.page, walk.main);
  await expect(heading(walk)).toHaveText('Make a Payment');
  await step.fillCard(testCards.success);
  await step.pressPay();
  await expect(step.receipt).toContainText('Visa ···4242');
  await goOn(walk, /^Next: Schedule/);
}

async function fulfillment(walk: Walk): Promise<void> {
  const step = new FulfillmentStep(walk.page, walk.main);
  await expect(heading(walk)).toHaveText(/^Schedule (Delivery|Pickup)/);
  await walk.main.getByText('At a store near you or where the car is.').click();
  await step.toTimes.click();
  await step.takeFirstTime();
  await step.toReview.click();
  await step.confirm.click();
  await expect(walk.main.getByRole('heading', { level: 1, name: /^Pickup: / })).toBeVisible();
}

/** Takes an order from its first step to its appointment, using the links that a buyer follows. */
export async function walkSteps(walk: Walk): Promise<void> {
  await insurance(walk);
  await idVerification(walk);
  await documents(walk);
  await signing(walk);
  if (walk.hasPayment) await payment(walk);
  await fulfillment(walk);
}
