import type { Page } from '@playwright/test';
import {
  gracesCredit,
  graceOf,
  homes,
  ownPages,
  secrets,
  workPages,
} from '../../data/application-answers.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { CreditApplicationPage, type PageAnswer } from '../../pages/credit-application-page.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import type { Look, Scene, Stage } from '../scene.ts';

const named = (name: string) => `credit-application-${name}`;

/** The pages of an application of two people, by the ends of their names. */
const jointPages: readonly (readonly [string, PageAnswer])[] = Object.entries({
  plan: { heading: 'How do you want to apply?', chosen: ['With a co-applicant (joint credit)'] },
  ...pagesOf(['own-name', 'contact', 'birth-date', 'address', 'housing'], ownPages(homes.home)),
  ...pagesOf(['work', 'job', 'income', 'other-income'], workPages),
  ...pagesOf(['co-applicant', 'co-name', 'co-contact'], graceOf('Spouse')),
  ...pagesOf(
    ['co-birth-date', 'co-housing', 'co-work', 'co-income', 'co-other-income', 'joint-credit'],
    gracesCredit,
  ),
  ssn: {
    heading: 'Social Security number',
    typed: {
      'Your Social Security number': secrets.ssn,
      "Grace's Social Security number": secrets.secondSsn,
    },
  },
});

function pagesOf(names: readonly string[], answers: readonly PageAnswer[]): Record<string, PageAnswer> {
  return Object.fromEntries(answers.map((answer, index) => [names[index] ?? '', answer]));
}

async function start({ page, site }: Stage): Promise<CreditApplicationPage> {
  const application = new CreditApplicationPage(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/credit-application');
  await application.start.click();
  return application;
}

/** Sends an application whose last page is open, and holds it on its way for a picture. */
async function send(page: Page, application: CreditApplicationPage, look: Look): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/api/credit-applications/*/submit', async (route) => {
    await released;
    await route.continue();
  });
  await Promise.all([page.waitForRequest('**/api/credit-applications/*/submit'), application.submit.click()]);
  await look(page, named('sending'), { isBusy: true });
  release();
}

/** The credit application, one question after the other. */
export const creditScenes: readonly Scene[] = [
  {
    shows: [
      ...jointPages.map(([name]) => name),
      'review',
      'terms',
      'terms-missing',
      'sending',
      'received',
    ].map(named),
    visitor: 'alone',
    async walk(stage, look) {
      const { page } = stage;
      const application = await start(stage);
      for (const [name, answer] of jointPages) {
        await application.fill(answer);
        await look(page, named(name));
        await application.next.click();
      }
      await application.heading('Review your answers').waitFor();
      await look(page, named('review'));
      await application.next.click();
      await application.heading('Terms and consent').waitFor();
      await look(page, named('terms'));
      await application.submit.click();
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
      await look(page, named('terms-missing'));
      await application.terms.check();
      await send(page, application, look);
      const order = new OrderPages(page);
      await order.heading.filter({ hasText: 'Application received' }).waitFor({ timeout: 60_000 });
      await look(page, named('received'));
    },
  },
  {
    shows: ['problems', 'another-price', 'marital-status', 'spouse', 'leave', 'resume'].map(named),
    visitor: 'alone',
    async walk(stage, look) {
      const { page } = stage;
      const application = await start(stage);
      await application.answer({ heading: 'How do you want to apply?', chosen: ['By myself'] });
      const [name, contact, birth, address, housing] = ownPages(homes.texas);
      for (const answer of [name, contact]) if (answer) await application.answer(answer);
      await application.heading('What is your date of birth?').waitFor();
      await application.next.click();
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
      await look(page, named('problems'));
      for (const answer of [birth, address]) if (answer) await application.answer(answer);
      const price = page.getByRole('dialog', { name: 'Your price changes with your address' });
      await price.waitFor();
      await look(page, named('another-price'));
      await price.getByRole('button', { name: 'Continue' }).click();
      if (housing) await application.answer(housing);
      await application.fill({ heading: 'What is your marital status?', chosen: ['Married'] });
      await look(page, named('marital-status'));
      await application.next.click();
      await application.fill({
        heading: 'Who is your spouse?',
        typed: { 'First name': 'Alex', 'Last name': 'Buyer' },
        chosen: ['Yes'],
      });
      await look(page, named('spouse'));
      await application.main.getByRole('button', { name: 'Save and leave' }).click();
      const leave = page.getByRole('dialog');
      await leave.waitFor();
      await look(page, named('leave'));
      await leave.getByRole('button', { name: 'Save and leave' }).click();
      await stage.site.cart.heading.waitFor();
      await page.goto('/credit-application');
      await application.main.getByRole('link', { name: 'Continue application' }).waitFor();
      await look(page, named('resume'));
    },
  },
];
