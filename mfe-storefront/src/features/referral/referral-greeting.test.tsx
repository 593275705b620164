import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';

startApi();

test('tells a shopper from a partner who sells, once per visit', async () => {
  const platform = await renderStorefront('/why-us?referrer=car-finder');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Welcome to Test Dealer' }, { timeout: 15_000 }),
  );
  expect(dialog.getByText(/You came from Car Finder/)).toBeVisible();
  expect(
    dialog.getByText(/Test Dealer, LLC sells these vehicles\. Car Finder doesn't sell them/),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(platform.storage.session.read('referral-seen', v.boolean())).toBe(true);
});

test.each(['/why-us', '/why-us?referrer=somebody-else', '/why-us?utm_source=<b>hi</b>'])(
  '%s shows no greeting and echoes nothing',
  async (target) => {
    await renderStorefront(target);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.textContent).not.toMatch(/somebody-else|hi<|Car Finder/);
  },
);
