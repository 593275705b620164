import type { Locator, Page } from '@playwright/test';

interface Outbox {
  readonly messages: readonly { readonly channel: string; readonly body: string }[];
}

/** Outcome that the sample identity provider is to return. */
export type ProviderEnd = 'Verified' | 'Not verified' | 'Time out';

/** The step 'Verify ID' of the tracker. */
export class IdVerificationStep {
  readonly page: Page;
  readonly main: Locator;
  readonly phone: Locator;
  readonly checkNow: Locator;
  readonly openProvider: Locator;

  /** `main` contains the step: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.page = page;
    this.main = main;
    this.phone = this.main.getByLabel('Mobile phone');
    this.checkNow = this.main.getByRole('button', { name: 'Check now' });
    this.openProvider = this.main.getByRole('link', { name: 'Verify my ID' });
  }

  async textLinkTo(phone: string): Promise<void> {
    await this.phone.fill(phone);
    await this.main.getByRole('button', { name: 'Text me a link' }).click();
  }

  async startHere(): Promise<void> {
    const start = this.main.getByRole('button', { name: 'Verify my ID' });
    const here = this.main.getByText('Continue on this device');
    await start.or(here).waitFor();
    // A phone starts here without being asked.
    if (await here.isVisible()) await here.click();
    await start.click();
  }

  /** The link of the newest text message in the sandbox's outbox. */
  async textedLink(): Promise<string> {
    const read = () => fetch('/_sandbox/outbox.json').then((answer) => answer.json() as Promise<Outbox>);
    const { messages } = await this.page.evaluate(read);
    return (
      messages
        .find(({ channel }) => channel === 'sms')
        ?.body.split(' ')
        .at(-1) ?? ''
    );
  }
}

/** Goes through the sample identity provider's pages like the person with the link. */
export async function walkThroughProvider(page: Page, end: ProviderEnd): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await page.getByRole('button', { name: 'Take the selfie' }).click();
  await page.getByRole('button', { name: end, exact: true }).click();
}
