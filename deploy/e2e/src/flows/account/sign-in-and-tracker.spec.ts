import { expect, test } from '../../fixtures/test.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { siteIn } from '../../fixtures/site.ts';
import { demoEmail } from '../../pages/sign-in-page.ts';
import { sampleOrderNumber, sampleOrders } from '../../data/sample-orders.ts';

const refused = /Failed to load resource.*400/;

test.describe('sign-in', () => {
  test('a guest who asks for orders signs in, sees them, and opens the tracker of one @core', async ({
    site,
    tenant,
    page,
  }) => {
    const number = sampleOrderNumber(tenant, 'insurance-ready');
    await page.goto('/account/orders');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await site.signIn.asDemoBuyer(tenant);
    await expect(page).toHaveURL('/account/orders');
    await expect(site.orders.card(number)).toBeVisible();
    await site.orders.openTracker(number);
    await expect(page).toHaveURL(new RegExp(`/progress/${number}`));
    await expect(site.tracker.steps).toHaveCount(6);
    await expect(site.tracker.heading).toHaveText('Verify Insurance');
  });

  test('a wrong password is reported in place, keeps what was typed, and the right one works @core', async ({
    site,
    tenant,
    page,
    complaints,
  }) => {
    complaints.allow(refused);
    await site.signIn.open();
    await expect(site.signIn.submit).toBeDisabled();
    await site.signIn.enter(demoEmail(tenant), 'Wrong-Password-1!');
    await expect(page.getByRole('alert')).toContainText(
      'Your email and/or password are incorrect. Please try again.',
    );
    await expect(site.signIn.email).toHaveValue(demoEmail(tenant));
    await site.signIn.asDemoBuyer(tenant);
    await expect(page).toHaveURL('/account/orders');
  });

  test('an unknown email is rejected with the same message', async ({ site, page, complaints }) => {
    complaints.allow(refused);
    await site.signIn.open();
    await site.signIn.enter('nobody@example.com', 'Wrong-Password-1!');
    await expect(page.getByRole('alert')).toContainText(
      'Your email and/or password are incorrect. Please try again.',
    );
  });

  test('survives a reload, and leaves no password or token in the URL', async ({ site, tenant, page }) => {
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    await expect(site.orders.heading).toBeVisible();
    await page.reload();
    await expect(site.orders.cards.first()).toBeVisible();
    expect(page.url()).not.toMatch(/password|token|eyJ/i);
  });

  test('redirects only to the site itself', async ({ site, tenant, page }) => {
    await page.goto('/sign-in?returnTo=https%3A%2F%2Fevil.example%2F');
    await site.signIn.asDemoBuyer(tenant);
    await expect(page).toHaveURL('/account/orders');
  });

  test('signing out in one tab signs the other out', async ({ site, tenant, page, context }) => {
    test.setTimeout(180_000);
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    const other = siteIn(await context.newPage());
    await other.orders.open();
    await expect(other.orders.cards.first()).toBeVisible();
    await site.header.signOut();
    await expect(page).toHaveURL('/');
    await expect(site.header.signInLink).toBeVisible();
    await expect(other.header.signInLink).toBeVisible();
    await expect(other.orders.cards).toHaveCount(0);
    await page.goto('/account/orders');
    await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
  });
});

test.describe('the order tracker', () => {
  test('shows six steps with their statuses, for orders in every state', async ({ site, tenant }) => {
    await beDemoBuyer(site, tenant);
    for (const { key, why, steps } of sampleOrders) {
      await test.step(`${key} (${why})`, async () => {
        await site.tracker.open(sampleOrderNumber(tenant, key));
        await expect.poll(() => site.tracker.shownSteps(), key).toEqual(steps);
      });
    }
  });

  test('omits the payment step of an offramp order', async ({ site, tenant }) => {
    await beDemoBuyer(site, tenant);
    await site.tracker.open(sampleOrderNumber(tenant, 'offramp'));
    await expect(site.tracker.steps).toHaveCount(5);
    await expect(site.tracker.step('Make a Payment')).toHaveCount(0);
  });

  test('does not open a step that is not ready @core', async ({ site, tenant, page }) => {
    const number = sampleOrderNumber(tenant, 'insurance-ready');
    await beDemoBuyer(site, tenant);
    await site.tracker.open(number);
    await expect(site.tracker.step('Sign Contract').getByRole('link')).toHaveCount(0);
    await site.tracker.open(number, 'signing');
    await expect(page).toHaveURL(`/progress/${number}/insurance-verification`);
  });

  test('leads an unknown step to the first incomplete one', async ({ site, tenant, page }) => {
    const number = sampleOrderNumber(tenant, 'documents-partly');
    await beDemoBuyer(site, tenant);
    await site.tracker.open(number, 'somewhere/else');
    await expect(page).toHaveURL(`/progress/${number}/doc-upload`);
  });

  test("reports that another user's order cannot be found @core", async ({
    site,
    tenant,
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource.*404/);
    await beDemoBuyer(site, tenant);
    await page.goto(`/progress/${sampleOrderNumber('harbor', 'insurance-ready')}`);
    await expect(page.getByRole('heading', { name: "We can't find this order" })).toBeVisible();
  });

  test('asks a guest to sign in and brings them back', async ({ site, tenant, page }) => {
    const number = sampleOrderNumber(tenant, 'contract-signed');
    await page.goto(`/progress/${number}/payment`);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await site.signIn.asDemoBuyer(tenant);
    await expect(page).toHaveURL(`/progress/${number}/payment`);
    await expect(site.tracker.heading).toHaveText('Make a Payment');
  });
});
