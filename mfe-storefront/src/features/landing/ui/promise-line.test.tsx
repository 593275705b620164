import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFeatured } from '@forecourt/shared-contracts/inventory';
import { pageFixture, priceSettingsFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../../testing/render-storefront.tsx';

const server = startApi();
const { tenant } = pageFixture();

async function openWith(parts: Partial<typeof tenant>) {
  server.use(refuse(getFeatured, 500, 'error.internal'));
  await renderStorefront('/', { page: { tenant: { ...tenant, ...parts } } });
  await screen.findByRole('heading', { level: 1 });
}

test('the hero is followed by what the dealer promises, with the dealer’s own figures', async () => {
  const moneyBack = { days: 3, miles: 300 };
  const promises = { moneyBack, limitedWarranty: { months: 9, miles: 9000 }, inspection: null };
  await openWith({
    promises,
    deliveryDays: 2,
    inventory: { ...tenant.inventory, deliveryIncludedMiles: 75 },
  });
  const line = within(screen.getByRole('list', { name: 'Our promises in short' }));
  expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '3-day money back',
    '9-month warranty on used vehicles',
    'Delivery included within 75 miles of Portland, ME',
  ]);
});

test('a dealer without promises has no such line', async () => {
  await openWith({
    promises: { moneyBack: null, limitedWarranty: null, inspection: null },
    deliveryDays: undefined,
  });
  expect(screen.queryByRole('list', { name: 'Our promises in short' })).toBeNull();
});

test.each([
  ['neither delivers nor leases', undefined, undefined, 'finance or pay cash', 'Book pickup at a time'],
  [
    'does both',
    2,
    priceSettingsFixture.lease,
    'finance, lease or pay cash',
    'Book pickup or delivery at a time',
  ],
])('the steps of a dealer who %s promise just that', async (_row, deliveryDays, lease, ways, book) => {
  await openWith({ deliveryDays, payment: { ...tenant.payment, lease } });
  expect(screen.getByText(new RegExp(`^All online, whether you ${ways}\\.`))).toBeVisible();
  expect(screen.getByText(new RegExp(`^${book}`))).toBeVisible();
});
