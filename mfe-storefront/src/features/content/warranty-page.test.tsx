import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import type { Promises, PublicTenant } from '@forecourt/shared-contracts/tenant';
import { renderInSpanish } from '../../testing/render-in-spanish.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';

startApi();
const nothing = { limitedWarranty: null, moneyBack: null, inspection: null };
const open = (promises: Promises, parts: Partial<PublicTenant> = {}) =>
  renderStorefront('/warranty', { page: { tenant: { ...pageFixture().tenant, promises, ...parts } } });
const region = (name: string) => screen.queryByRole('region', { name });

test('a dealer’s own terms are on the page', async () => {
  await open({
    limitedWarranty: { months: 12, miles: 12_000 },
    moneyBack: { days: 7, miles: 400 },
    inspection: { points: 172 },
  });
  expect(region('172-point inspection')).toHaveTextContent('passes all 172 points');
  expect(region('Our limited warranty on used vehicles')).toHaveTextContent('12 months or 12,000 miles');
  expect(region('Money-back guarantee')).toHaveTextContent(/Drive up to 400\smiles in 7 days\./);
});

test('a warranty that the dealer does not offer is not on the page', async () => {
  await open(nothing);
  expect(screen.queryByRole('heading', { name: /inspection/ })).toBeNull();
  expect(region('Our limited warranty on used vehicles')).toBeNull();
  expect(region('Money-back guarantee')).toBeNull();
  expect(document.body.textContent).toContain("Each vehicle's Buyers Guide says what applies to it.");
});

test('repairs and refunds match the copy (SHOP-83, PRICE-69)', async () => {
  await open(nothing);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Wheel and tire$700',
    'Powertrainup to $2,030',
    'Navigation screenup to $1,120',
  ]);
  expect(region('Protection plans')).toHaveTextContent(
    /within 60 days with no paid claims for a full refund\. .* less a \$50 cancellation fee/,
  );
});

test('a dealer of electric vehicles names no repair of an engine (SITE-106)', async () => {
  await open(nothing, { inventory: { ...pageFixture().tenant.inventory, isElectric: true } });
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Wheel and tire', 'Navigation screen']);
});

test.each([
  [30, /within 30 days with no paid claims for a full refund\. .* less a \$25 cancellation fee/],
  [1, /within 1 day with no paid claims for a full refund/],
  [
    0,
    /With our Complete Protection plan, cancel any time, and we refund the unused portion, less a \$25 cancellation fee/,
  ],
])('the refund has the dealer’s own terms: %i days', async (fullRefundDays, words) => {
  await open(nothing, { protection: { refund: { fullRefundDays, feeCents: 25_00 } } });
  expect(region('Protection plans')).toHaveTextContent(words);
});

test('a single day is one in Spanish as well', async () => {
  const { tenant } = pageFixture();
  await renderInSpanish('/warranty', {
    tenant: { ...tenant, protection: { refund: { fullRefundDays: 1, feeCents: 25_00 } } },
  });
  expect(document.body).toHaveTextContent(/en un plazo de 1 día y sin reclamos pagados/);
});

test('a dealer who sells no protection has no plans on the page', async () => {
  await open(nothing, { protection: undefined });
  expect(screen.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
  expect(document.title).toBe('Warranty | Test Dealer');
  expect(screen.getByText('Ask us how much warranty is left on any vehicle.')).toBeVisible();
  expect(region('Protection plans')).toBeNull();
  expect(document.body).not.toHaveTextContent(/protection/i);
});
