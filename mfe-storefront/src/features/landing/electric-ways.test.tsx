import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFeatured } from '@forecourt/shared-contracts/inventory';
import { answer, pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const { tenant } = pageFixture();

async function open(electricWays: { rangeMiles: number[]; chargeMinutes: number[] } | undefined) {
  server.use(answer(getFeatured, { total: 1, vehicles: [vehicleFixture()], bodyStyles: [], makes: [] }));
  const layout = { ...tenant.theme.layout, electricWays };
  await renderStorefront('/', { page: { tenant: { ...tenant, theme: { ...tenant.theme, layout } } } });
  await screen.findByRole('region', { name: 'Shop by budget' });
}

test('a dealer of electric vehicles has links by range and charge time, before those by price', async () => {
  await open({ rangeMiles: [250, 300], chargeMinutes: [30] });
  const region = screen.getByRole('region', { name: 'Shop by range' });
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['250+ miles', '/search?rangeMilesMin=250'],
    ['300+ miles', '/search?rangeMilesMin=300'],
    ['10–80% in 30 min', '/search?chargeMinutesMax=30'],
  ]);
  const budget = screen.getByRole('region', { name: 'Shop by budget' });
  expect(region.compareDocumentPosition(budget)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('other dealers have none', async () => {
  await open(undefined);
  expect(screen.queryByRole('region', { name: 'Shop by range' })).toBeNull();
});
