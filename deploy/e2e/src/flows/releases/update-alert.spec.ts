import { expect, test } from '../../fixtures/test.ts';
import { expectVersion, gone, release, takeBack, versionIn } from '../../journeys/release-versions.ts';
import { allowFailure, isSamePage, markPage } from '../../journeys/remote-visits.ts';
import { SignUpPage } from '../../pages/sign-up-page.ts';

test.beforeEach(({ complaints }) => allowFailure(complaints, '/assets/|beacon'));

test('F12: while a form is being filled in, nothing reloads by itself; the alert’s button reloads it @core', async ({
  page,
  site,
  stack,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open('/account/orders');
  const old = await versionIn(page, 'shell');
  await signUp.firstName.fill('Ada');
  await signUp.lastName.fill('Lovelace');
  await release(stack, 'shell', '99.2.0');
  try {
    await page.route(`**/assets/shell/${old}/**`, (route) => route.fulfill(gone));
    await markPage(page);
    await site.page.getByRole('button', { name: 'Support and Contact' }).click();
    const update = page.getByRole('alert').filter({ hasText: 'An update is ready' });
    await expect(update).toBeVisible();
    await expect(signUp.firstName).toHaveValue('Ada');
    await expect(signUp.lastName).toHaveValue('Lovelace');
    expect(await isSamePage(page)).toBe(true);
    await update.getByRole('button', { name: 'Update now' }).click();
    await expectVersion(page, 'shell', '99.2.0');
    await expect(signUp.heading).toBeVisible();
  } finally {
    await takeBack(stack, 'shell', old);
  }
});
