import type { Page } from '@playwright/test';
import { newestCode, otherCode } from '../../data/outbox-codes.ts';
import { shopper } from '../../data/shopper.ts';
import { PreQualificationPage } from '../../pages/pre-qualification-page.ts';
import type { Scene } from '../scene.ts';

/** Opens the result of a shopper, whose last name determines it. */
async function askForResult(page: Page, lastName: string): Promise<PreQualificationPage> {
  const screens = new PreQualificationPage(page);
  await page.goto('/pre-qualification/identification?returnTo=%2Fsearch');
  await screens.giveDetails(shopper(lastName));
  await screens.answerQuestions();
  await screens.giveHome();
  await screens.submitIncome('60000');
  return screens;
}

/** The pre-qualification, one question after the other, and its results. */
export const preQualificationScenes: readonly Scene[] = [
  {
    shows: ['phone', 'passcode', 'passcode-wrong', 'address', 'income', 'result'].map(
      (name) => `pre-qualification-${name}`,
    ),
    visitor: 'alone',
    async walk({ page }, look) {
      const screens = new PreQualificationPage(page);
      const ada = shopper('Excellent');
      await page.goto('/pre-qualification/identification?returnTo=%2Fsearch');
      await screens.giveDetails(ada);
      await screens.heading('Do you have your phone with you?').waitFor();
      await look(page, 'pre-qualification-phone');
      await screens.button('Text me a passcode').click();
      await screens.heading('Enter your passcode').waitFor();
      await look(page, 'pre-qualification-passcode');
      const code = await newestCode(page, `+1${ada.mobileNumber}`, 0);
      await screens.code.fill(otherCode(code));
      await screens.button('Verify').click();
      await screens.main.getByText(/incorrect passcode/).waitFor();
      await look(page, 'pre-qualification-passcode-wrong');
      await screens.code.fill(code);
      await screens.button('Verify').click();
      await screens.heading('Your date of birth and address').waitFor();
      await look(page, 'pre-qualification-address');
      await screens.giveHome();
      await screens.heading('What is your annual income?').waitFor();
      await look(page, 'pre-qualification-income');
      await screens.submitIncome('85,000');
      await screens.heading("You're pre-qualified").waitFor();
      await look(page, 'pre-qualification-result');
    },
  },
  {
    name: 'pre-qualification-who',
    visitor: 'alone',
    open: ({ page }) => page.goto('/pre-qualification/identification?returnTo=%2Fsearch'),
  },
  {
    name: 'pre-qualification-problems',
    visitor: 'alone',
    async open({ page }) {
      const screens = new PreQualificationPage(page);
      await page.goto('/pre-qualification/identification?returnTo=%2Fsearch');
      await screens.button('Continue').click();
      await screens.main.getByRole('alert', { name: 'There is a problem' }).waitFor();
    },
  },
  {
    name: 'pre-qualification-questions',
    visitor: 'alone',
    async open({ page }) {
      const screens = new PreQualificationPage(page);
      await page.goto('/pre-qualification/identification?returnTo=%2Fsearch');
      await screens.giveDetails(shopper('Good'));
      await screens.button('Answer questions instead').click();
      await screens.heading("Let's make sure it's you").waitFor();
    },
  },
  {
    name: 'pre-qualification-frozen',
    visitor: 'alone',
    open: async ({ page }) =>
      (await askForResult(page, 'Frozen')).heading('Your credit file at Experian is frozen').waitFor(),
  },
  {
    shows: ['pre-qualification-declined', 'pre-qualification-notice'],
    visitor: 'alone',
    async walk({ page }, look) {
      const screens = await askForResult(page, 'Declined');
      await screens.heading("We can't show you personalized payments").waitFor();
      await look(page, 'pre-qualification-declined');
      await screens.link('Read your notice').click();
      await screens.heading('Notice of action taken').waitFor();
      await look(page, 'pre-qualification-notice');
    },
  },
];
