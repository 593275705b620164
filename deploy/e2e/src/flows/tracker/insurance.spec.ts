import { expect, test } from '../../fixtures/test.ts';
import { InsuranceStep } from '../../pages/insurance-step.ts';
import { placeCashOrder } from '../../journeys/place-cash-order.ts';

const policy = { carrier: 'Lakeside Mutual', effectiveOn: '2026-01-01', expiresOn: '2099-12-31' };

test('insurance is verified: consent, policy, and the step stays completed', async ({
  site,
  tenant,
  page,
}) => {
  const number = await placeCashOrder(site, tenant);
  const insurance = new InsuranceStep(page);
  await site.tracker.open(number, 'insurance-verification');
  await insurance.giveConsent();
  await insurance.enterPolicy({ ...policy, number: 'LM-204-881-7742' });
  await expect(page.getByText('Insurance verified')).toBeVisible();
  await expect(page.getByText('Lakeside Mutual, policy ending in 7742.')).toBeVisible();
  await expect(site.tracker.step('Verify Insurance')).toContainText('Completed');
  await page.reload();
  await expect(site.tracker.step('Verify Insurance')).toContainText('Completed');
  await page.getByRole('link', { name: 'Next: Verify ID' }).click();
  await expect(site.tracker.heading).toHaveText('Verify ID');
});

test('a policy that cannot be verified needs attention, and another one completes the step @core', async ({
  site,
  tenant,
  page,
}) => {
  const number = await placeCashOrder(site, tenant);
  const insurance = new InsuranceStep(page);
  await site.tracker.open(number, 'insurance-verification');
  await insurance.giveConsent();
  await insurance.enterPolicy({ ...policy, number: 'LAPSED-1' });
  await expect(page.getByRole('alert')).toContainText("We couldn't verify this policy");
  await expect(site.tracker.step('Verify Insurance')).toContainText('Needs Attention');
  await page.getByRole('button', { name: 'Edit policy details' }).click();
  await insurance.enterPolicy({ ...policy, number: 'GOOD-55213' });
  await expect(site.tracker.step('Verify Insurance')).toContainText('Completed');
});

test('consent is asked for before the policy, and a missing check mark is reported in place', async ({
  site,
  tenant,
  page,
}) => {
  const number = await placeCashOrder(site, tenant);
  const insurance = new InsuranceStep(page);
  await site.tracker.open(number, 'insurance-verification');
  await expect(insurance.verify).toHaveCount(0);
  await insurance.agree.click();
  await expect(page.getByText('Check the box to continue')).toBeVisible();
  await insurance.giveConsent();
  await expect(insurance.verify).toBeVisible();
});

test('an expired policy is rejected with a message, and what was typed stays', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*4(00|09|22)/);
  const number = await placeCashOrder(site, tenant);
  const insurance = new InsuranceStep(page);
  await site.tracker.open(number, 'insurance-verification');
  await insurance.giveConsent();
  const ended = { carrier: 'Lakeside Mutual', effectiveOn: '2020-01-01', expiresOn: '2020-12-31' };
  await insurance.enterPolicy({ ...ended, number: 'GOOD-1' });
  await expect(page.getByRole('alert')).toContainText('This policy has ended');
  await expect(page.getByLabel('Policy number')).toHaveValue('GOOD-1');
});
