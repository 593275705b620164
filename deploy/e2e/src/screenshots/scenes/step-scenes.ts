import { freshOrder } from '../../data/fresh-order.ts';
import { DocumentsStep } from '../../pages/documents-step.ts';
import { IdVerificationStep } from '../../pages/id-verification-step.ts';
import { InsuranceStep } from '../../pages/insurance-step.ts';
import { PaymentStep, testCards } from '../../pages/payment-step.ts';
import { SigningStep } from '../../pages/signing-step.ts';
import type { Scene, Stage } from '../scene.ts';

const policy = { carrier: 'Lakeside Mutual', effectiveOn: '2026-01-01', expiresOn: '2099-12-31' };

/** Opens a step of a new order of the demo buyer. */
async function openStep({ page, site }: Stage, key: string, step: string): Promise<void> {
  await page.goto('/healthz');
  await site.tracker.open(await freshOrder(page, key), step);
}

/** What a buyer reaches within the steps of an order. */
export const stepScenes: readonly Scene[] = [
  {
    shows: ['insurance-consent-missing', 'insurance-policy', 'insurance-not-verified', 'insurance-verified'],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const { page } = stage;
      const step = new InsuranceStep(page);
      await openStep(stage, 'insurance-ready', 'insurance-verification');
      await step.agree.click();
      await page.getByText('Check the box to continue').first().waitFor();
      await look(page, 'insurance-consent-missing');
      await step.giveConsent();
      await step.verify.waitFor();
      await look(page, 'insurance-policy');
      await step.enterPolicy({ ...policy, number: 'LAPSED-1' });
      await page.getByRole('alert').first().waitFor();
      await look(page, 'insurance-not-verified');
      await page.getByRole('button', { name: 'Edit policy details' }).click();
      await step.enterPolicy({ ...policy, number: 'GOOD-55213' });
      await page.getByText('Insurance verified').first().waitFor();
      await look(page, 'insurance-verified');
    },
  },
  {
    shows: ['id-verification-link-sent'],
    visitor: 'demo buyer',
    async walk(stage, look) {
      await openStep(stage, 'insurance-ready', 'id-verification');
      await new IdVerificationStep(stage.page).textLinkTo('(212) 555 - 0142');
      await stage.page.getByText('We texted a link to the phone ending in 0142').waitFor();
      await look(stage.page, 'id-verification-link-sent');
    },
  },
  {
    shows: ['id-verification-on-this-device'],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const step = new IdVerificationStep(stage.page);
      await openStep(stage, 'insurance-ready', 'id-verification');
      await step.startHere();
      await step.openProvider.waitFor();
      await look(stage.page, 'id-verification-on-this-device');
    },
  },
  {
    shows: ['doc-upload-file-rejected', 'doc-upload-view', 'doc-upload-delete'],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const { page } = stage;
      const step = new DocumentsStep(page);
      await openStep(stage, 'documents-partly', 'doc-upload');
      await step.choose('Insurance card', {
        name: 'card.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('MZ'),
      });
      await step.card('Insurance card').getByRole('alert').waitFor();
      await look(page, 'doc-upload-file-rejected');
      const own = step.card("Driver's license");
      await step.unfold("Driver's license");
      await own.getByRole('button', { name: 'View drivers-license.jpg' }).click();
      await page.getByRole('img', { name: 'drivers-license.jpg, full view' }).waitFor();
      await look(page, 'doc-upload-view');
      await page.keyboard.press('Escape');
      await own.getByRole('button', { name: 'Delete drivers-license.jpg' }).click();
      await page.getByRole('button', { name: 'Delete file' }).waitFor();
      await look(page, 'doc-upload-delete');
    },
  },
  {
    shows: ['signing-ready', 'signing-contract', 'signing-declined'],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const { page } = stage;
      const step = new SigningStep(page);
      await openStep(stage, 'cash', 'signing');
      await step.agree();
      await page.getByText('Your contract is ready to sign').waitFor();
      await look(page, 'signing-ready');
      await step.review();
      await step.price('Total price').first().waitFor();
      await look(page, 'signing-contract');
      const tab = await step.openSigning();
      await tab.getByRole('button', { name: 'Decline to sign' }).click();
      await tab.getByLabel('Why are you declining?').fill('The color is another one');
      await tab.getByRole('button', { name: 'Decline to sign' }).click();
      await tab.getByText('You declined to sign').waitFor();
      await tab.close();
      await page.reload();
      await page.getByText('You declined to sign').waitFor();
      await look(page, 'signing-declined');
    },
  },
  {
    shows: ['payment-bank-redirect', 'payment-bank-left', 'payment-card-declined', 'payment-received'],
    visitor: 'demo buyer',
    async walk(stage, look) {
      const { page } = stage;
      const step = new PaymentStep(page);
      await openStep(stage, 'contract-signed', 'payment');
      await step.chooseBank();
      await step.toBank.waitFor();
      await look(page, 'payment-bank-redirect');
      await step.giveUpBank.click();
      await page.getByText("You left your bank's page before paying.").waitFor();
      await look(page, 'payment-bank-left');
      await page.getByRole('radio', { name: /card/i }).first().check();
      await step.fillCard(testCards.declined);
      await step.pressPay();
      await page.getByRole('alert').filter({ hasText: 'We encountered an issue' }).waitFor();
      await look(page, 'payment-card-declined');
      await step.fillCard(testCards.success);
      await step.pressPay();
      await step.thanks.waitFor();
      await look(page, 'payment-received');
    },
  },
];
