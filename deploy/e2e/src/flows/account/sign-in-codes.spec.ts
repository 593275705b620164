import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { CodeSignInPage } from '../../pages/code-sign-in-page.ts';
import { demoEmail } from '../../pages/sign-in-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { messageCount, newestCode, otherCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

const refused = /Failed to load resource.*400/;
const demoPhone = '+12125550142';

/** Makes a page record on itself that it shows a text, even if only for a moment. */
function recordText(page: Page, words: string): Promise<void> {
  return page.evaluate((wanted) => {
    const look = () => {
      if (document.body.innerText.includes(wanted)) document.documentElement.dataset['shown'] = wanted;
      else requestAnimationFrame(look);
    };
    look();
  }, words);
}

test.describe('sign-in by one-time code', () => {
  test('by email, from the password form and back to the previous page @core', async ({ site, page }) => {
    const codes = new CodeSignInPage(page);
    await page.goto('/sign-in?returnTo=%2Fcart');
    await site.signIn.heading.waitFor();
    const { email } = await ownAccount(page);
    await site.signIn.email.fill(email);
    await page.getByRole('link', { name: 'One-time passcode' }).click();
    await expect(codes.send).toBeEnabled();
    await expectNoAxeViolations(page);
    const before = await messageCount(page, email);
    await codes.askByEmail(email);
    await expect(page.getByText(/Expires in [45]:\d\d/)).toBeVisible();
    await expectNoAxeViolations(page);
    const code = await newestCode(page, email, before);
    const words = 'Passcode is valid. Signing you in.';
    await recordText(page, words);
    await codes.give(code);
    await expect(page.locator('html')).toHaveAttribute('data-shown', words);
    await expect(page).toHaveURL('/cart');
    expect(page.url()).not.toContain(email);
  });

  test('by SMS, with the last name', async ({ site, page }) => {
    const codes = new CodeSignInPage(page);
    await codes.open();
    const before = await messageCount(page, demoPhone);
    await codes.askByPhone('212 555 0142', 'Demo');
    await expect(page.getByText(/0142 has an account, a passcode is on its way by text/)).toBeVisible();
    await codes.give(await newestCode(page, demoPhone, before));
    await expect(page).toHaveURL('/account/orders');
    await expect(site.orders.cards.first()).toBeVisible();
  });

  test('by deal id, with the last name', async ({ site, tenant, page }) => {
    const codes = new CodeSignInPage(page);
    await codes.open();
    const before = await messageCount(page, demoEmail(tenant));
    await codes.askByDeal(sampleOrderNumber(tenant, 'insurance-ready').toLowerCase(), 'demo');
    await codes.give(await newestCode(page, demoEmail(tenant), before));
    await expect(page).toHaveURL('/account/orders');
    await expect(site.orders.cards.first()).toBeVisible();
  });

  test('a wrong code is reported in place, a new one replaces it, and the right one works', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused);
    const codes = new CodeSignInPage(page);
    await codes.open();
    const { email } = await ownAccount(page);
    const before = await messageCount(page, email);
    await codes.askByEmail(email);
    const first = await newestCode(page, email, before);
    await codes.give(otherCode(first));
    await expect(page.getByText("You've entered an incorrect passcode — please try again")).toBeVisible();
    await expectNoAxeViolations(page);
    await codes.resend.click();
    await expect(page.getByText('Code resent: Please check your email.')).toBeVisible();
    await expectNoAxeViolations(page);
    await codes.give(await newestCode(page, email, before + 1));
    await expect(page).toHaveURL('/account/orders');
  });

  test('an unknown user is asked for a code in the same way, and never let in', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused);
    const codes = new CodeSignInPage(page);
    for (const ask of [
      () => codes.askByEmail('nobody@example.com'),
      () => codes.askByPhone('212 555 0142', 'Nobody'),
      () => codes.askByDeal('FC-0000-0000-0000', 'Nobody'),
    ]) {
      await codes.open();
      await ask();
      await expect(
        page.getByText(/^If .+ has an account, a passcode is on its way( by text)?\.$/),
      ).toBeVisible();
      await codes.give('123456');
      await expect(page.getByText("You've entered an incorrect passcode — please try again")).toBeVisible();
    }
    expect(await messageCount(page, 'nobody@example.com')).toBe(0);
  });

  test('five wrong codes lock the form, and show for how long', async ({ page, complaints }) => {
    complaints.allow(refused);
    const codes = new CodeSignInPage(page);
    await codes.open();
    await codes.askByEmail('somebody@example.com');
    for (const code of ['111111', '222222', '333333', '444444']) {
      const answered = page.waitForResponse(/_sandbox\/idp/);
      await codes.give(code);
      await answered;
      // A press while the previous one is being processed is ignored.
      await expect(codes.verify).not.toHaveAttribute('aria-busy');
    }
    await expect(page.getByText(/One attempt remaining/)).toBeVisible();
    await codes.give('555555');
    await expect(page.getByText('Too many attempts. Please try again in 30 minutes.')).toBeVisible();
    await expect(codes.verify).toBeDisabled();
    await expectNoAxeViolations(page);
  });
});
