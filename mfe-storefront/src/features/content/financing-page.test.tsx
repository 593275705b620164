import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';

startApi();

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the tenant’s credit ranges are in a table with their rates', async () => {
  await renderStorefront('/financing');
  const table = screen.getByRole('table', { name: 'Sample APR by credit range' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(cells(table)).toEqual([
    ['Excellent', '740+', '5.19%', '7.69%'],
    ['Very good', '700–739', '6.79%', '9.89%'],
    ['Good', '668–699', '8.60%', '11.50%'],
    ['Fair', '640–667', '9.99%', '13.59%'],
  ]);
});

test('it claims over 20 lenders (SHOP-84)', async () => {
  await renderStorefront('/financing');
  expect(screen.getByText(/We work with over 20 lenders:/)).toBeVisible();
});

test('a monthly budget becomes a loan and the vehicles within it', async () => {
  await renderStorefront('/financing');
  const budget = screen.getByRole('textbox', { name: 'Monthly budget' });
  const answer = () => screen.getByRole('status');
  expect(answer()).toHaveTextContent(
    /^Shop up to (\$[\d,]+)\$500 a month for 72\smonths at 9\.89%\sAPR covers a \$[\d,]+ loan for a used car\. With \$2,500 down, less estimated taxes and fees in ME, that buys about \1\.$/,
  );
  const before = answer().textContent;
  await userEvent.clear(budget);
  await userEvent.type(budget, '700');
  expect(answer()).toHaveTextContent(/\$700 a month/);
  expect(answer().textContent).not.toBe(before);
  const link = screen.getByRole('link', { name: /^See vehicles up to \$/ });
  const [, thousands, hundreds] = /^See vehicles up to \$(\d+),(\d00)$/.exec(link.textContent) ?? [];
  expect(link).toHaveAttribute('href', `/search?priceMax=${thousands}${hundreds}`);
  expect(screen.getByRole('link', { name: /^See your rate/ })).toHaveAttribute('href', '/pre-qualification');
  await userEvent.clear(budget);
  await userEvent.type(budget, '50');
  expect(answer()).toHaveTextContent('The minimum amount financed is $5,000.');
  await userEvent.clear(budget);
  expect(budget).toHaveAccessibleDescription(/Enter an amount between \$1 and \$10,000/);
});

test('the calculator comes first, before how it works', async () => {
  await renderStorefront('/financing');
  const [first, second] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('What fits your budget');
  expect(second).toHaveTextContent('How we estimate a payment');
});

test('payments are shown with down payment, APR and term', async () => {
  await renderStorefront('/financing');
  const table = screen.getByRole('table', {
    name: keepTogether('Estimated payment for $20,000 financed, $2,500 down, at 9.89% APR'),
  });
  expect(cells(table).map(([term]) => term)).toEqual(
    [36, 48, 60, 72, 84].map((term) => keepTogether(`${term} months`)),
  );
  expect(cells(table)[0]?.[1]).toMatch(/^\$\d{3}\/mo$/);
});

test('explains that rates are samples, that applications are online, and that the deposit is the same however one pays', async () => {
  await renderStorefront('/financing');
  expect(screen.getByText('Estimates, not an offer of credit')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Try it on a vehicle' })).toBeVisible();
  expect(screen.getByText(/you can choose 36, 48, 60, 72 or 84\./)).toBeVisible();
  expect(screen.getByText(/^Add the car to your cart .* continue to the credit application/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your order deposit' })).toBeVisible();
  expect(
    screen.getByText(/^A \$250 deposit holds your car when you order, however you pay\. /),
  ).toBeVisible();
});

test('the vehicles within a budget are priced by the tax rules in effect today (PRICE-41)', async () => {
  const page = pageFixture();
  const { payment } = page.tenant;
  const [home] = payment.states.filter(({ state }) => state === payment.homeState);
  const past = { ...home!, salesTaxPercent: 0, effectiveToOn: '2020-12-31' };
  const now = { ...home!, salesTaxPercent: 10, effectiveFromOn: '2021-01-01' };
  const linkWith = async (states: typeof payment.states) => {
    const tenant = { ...page.tenant, payment: { ...payment, states } };
    await renderStorefront('/financing', { page: { tenant } });
    return screen.getByRole('link', { name: /^See vehicles up to \$/ }).getAttribute('href');
  };
  const today = await linkWith([now]);
  cleanup();
  expect(await linkWith([past, now])).toBe(today);
});
