import type { FrameLocator, Locator, Page } from '@playwright/test';
import { demoEmail, demoPassword } from './sign-in-page.ts';
import type { TenantId } from '../stack/index.ts';

/** The checkout in a frame of a host dealer's page. */
export class FramedCheckout {
  readonly element: Locator;
  readonly frame: FrameLocator;
  readonly steps: Locator;
  readonly heading: Locator;
  readonly email: Locator;
  /** The note above the checkout if the frame may not store anything. */
  readonly note: Locator;

  constructor(page: Page, frameSelector = 'vehicle-checkout iframe') {
    this.element = page.locator(frameSelector);
    this.frame = page.frameLocator(frameSelector);
    this.steps = this.frame.getByRole('list', { name: 'Steps of your order' }).getByRole('listitem');
    this.heading = this.frame.getByRole('heading', { level: 1 });
    this.note = this.frame.locator('#fc-frame > [role=status]');
    this.email = this.frame.getByRole('textbox', { name: 'Email' });
  }

  async signIn(tenant: TenantId): Promise<void> {
    await this.email.fill(demoEmail(tenant));
    await this.frame.getByLabel('Password', { exact: true }).fill(demoPassword);
    await this.frame.getByRole('button', { name: 'Sign In' }).click();
    await this.email.waitFor({ state: 'detached' });
  }
}
