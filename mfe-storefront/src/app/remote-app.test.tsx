import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getFeatured, searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../testing/vehicle-fixture.ts';

const server = startApi();
const featured = {
  total: 2_841,
  vehicles: [vehicleFixture()],
  bodyStyles: [{ value: 'suv', count: 1_355 }],
  makes: [{ value: 'Volvo', count: 40 }],
};

beforeEach(() => server.use(answer(searchVehicles, searchResultFixture({ total: 60 }))));

test('the landing page leads into the search without a blank page', async () => {
  server.use(answer(getFeatured, featured));
  const platform = await renderStorefront('/');
  expect(await screen.findByText('2,841 vehicles', { exact: false })).toBeVisible();
  expect(document.title).toBe('Test Dealer | Cars for tests');
  await act(async () => screen.getByRole('link', { name: 'SUVs' }).click());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'SUVs for sale' })).toBeVisible();
  expect(platform.navigation.current().location.search).toBe('?bodyStyle=suv');
  await act(async () => platform.navigation.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Cars for tests' })).toBeVisible();
});

test('keywords typed on the landing page are searched for', async () => {
  server.use(answer(getFeatured, featured));
  const platform = await renderStorefront('/');
  server.use(
    http.get('http://localhost/public/inventory/suggestions', () => HttpResponse.json({ suggestions: [] })),
  );
  await userEvent.type(screen.getByRole('combobox'), 'family car{Enter}');
  expect(platform.navigation.current().location.search).toBe('?keyword=family+car');
});

test('without the inventory the landing page still renders, and can retry', async () => {
  server.use(
    http.get('http://localhost/public/inventory/featured', () => HttpResponse.json({}, { status: 400 })),
  );
  await renderStorefront('/');
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load our vehicles");
  expect(screen.getByRole('heading', { name: 'How buying works' })).toBeVisible();
  const trust = within(screen.getByRole('region', { name: 'What you can count on at Test Dealer' }));
  expect(trust.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'No surprise fees',
    'Fully refundable $250 deposit',
    '5-day money-back guarantee',
    '6-month limited warranty',
    '150-point inspection',
    'Delivered in as few as 2 days',
    'Talk to Robin Ames',
  ]);
  expect(trust.getByText(/our \$299 document fee are listed line by line before you order/)).toBeVisible();
  expect(
    trust.getByText(
      /^On used vehicles: 6\smonths or 6,000\smiles, .* New and certified vehicles carry the manufacturer's/,
    ),
  ).toBeVisible();
  server.use(answer(getFeatured, featured));
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
});

test('a path outside this remote is a 404 page', async () => {
  const platform = await renderStorefront('/nowhere');
  expect(screen.getByText('Error 404')).toBeVisible();
  expect(platform.events.last('error-page:shown')?.payload).toEqual({ code: 404, path: '/nowhere' });
});
