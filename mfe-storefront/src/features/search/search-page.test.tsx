import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const audi = vehicleFixture({
  vin: 'WAUENAF40KN000001',
  make: 'Audi',
  model: 'A4',
  path: '/vehicle/WAUENAF40KN000001',
});
const answerByMake = answer(searchVehicles, ({ query }) => {
  const isAudi = query.get('make') === 'Audi';
  return searchResultFixture(isAudi ? { vehicles: [audi], total: 12 } : { total: 60 });
});
const target = (platform: Awaited<ReturnType<typeof renderStorefront>>) => {
  const { pathname, search } = platform.navigation.current().location;
  return pathname + search;
};
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('a ticked filter goes to its own address on page 1, says the new count and keeps focus', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?page=2');
  expect(await screen.findByRole('status')).toHaveTextContent('60 vehicles');
  const box = filters().getByRole('checkbox', { name: /Audi/ });
  await userEvent.click(box);
  expect(target(platform)).toBe('/search?make=Audi');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 vehicles'));
  expect(screen.getByRole('link', { name: 'Go to 2023 Audi A4' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audi for sale');
  expect(document.title).toBe('Audi for sale | Test Dealer');
  expect(box).toHaveFocus();
});

test('Back returns to the search before', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search');
  await userEvent.click(await filters().findByRole('checkbox', { name: /Audi/ }));
  expect(filters().getByRole('checkbox', { name: /Audi/ })).toBeChecked();
  platform.navigation.back();
  await waitFor(() => expect(filters().getByRole('checkbox', { name: /Audi/ })).not.toBeChecked());
  expect(target(platform)).toBe('/search');
});

test('a chip takes its filter away', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?make=Audi&priceMax=20000');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Up to $20,000' }));
  expect(target(platform)).toBe('/search?make=Audi');
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(target(platform)).toBe('/search');
});

test('an answer that comes late never replaces a newer one', async () => {
  let answerLate: (() => void) | undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  server.use(
    http.get('http://localhost/public/inventory/vehicles', async ({ request }) => {
      const isAudi = new URL(request.url).searchParams.get('make') === 'Audi';
      if (isAudi) await late;
      return HttpResponse.json(
        isAudi ? searchResultFixture({ vehicles: [audi], total: 12 }) : searchResultFixture({ total: 60 }),
      );
    }),
  );
  await renderStorefront('/search');
  const box = await filters().findByRole('checkbox', { name: /Audi/ });
  await userEvent.click(box);
  expect(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  await userEvent.click(box);
  answerLate?.();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('60 vehicles'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to 2023 Audi A4' })).toBeNull();
});

test('pages are links that keep the filters', async () => {
  server.use(answerByMake);
  await renderStorefront('/search?condition=Used');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of results' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/search?condition=Used&page=3',
  );
});

test('nothing found says so and offers a way out', async () => {
  server.use(answer(searchVehicles, searchResultFixture({ total: 0, vehicles: [] })));
  const platform = await renderStorefront('/search?make=Volvo&yearMin=2026');
  expect(await screen.findByRole('heading', { name: 'No vehicle fits all of this' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the last filter' }));
  expect(target(platform)).toBe('/search?make=Volvo');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(target(platform)).toBe('/search');
});

test('a failed search can be tried again', async () => {
  server.use(
    http.get('http://localhost/public/inventory/vehicles', () => HttpResponse.json({}, { status: 400 })),
  );
  await renderStorefront('/search');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search did not come through');
  server.use(answerByMake);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('60 vehicles')).toBeVisible();
});

test('a query that makes no sense is read as far as it does', async () => {
  server.use(answerByMake);
  await renderStorefront('/search?priceMax=cheap&bodyStyle=spaceship&page=-4');
  expect(await screen.findByText('60 vehicles')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
});

test('the ZIP is set in place and gives distances', async () => {
  server.use(
    answer(searchVehicles, ({ query }) =>
      searchResultFixture(
        query.get('zip') === '04101' ? { origin: { zip: '04101', city: 'Portland', state: 'ME' } } : {},
      ),
    ),
  );
  const platform = await renderStorefront('/search');
  await userEvent.click(await filters().findByRole('button', { name: 'Set your ZIP code' }));
  await userEvent.keyboard('04a101{Enter}');
  expect(target(platform)).toBe('/search?zip=04101');
  expect(await filters().findByText('Portland, ME')).toBeVisible();
  await userEvent.selectOptions(filters().getByRole('combobox', { name: 'Within' }), '50 miles');
  expect(target(platform)).toBe('/search?distance=50&zip=04101');
});

test('a range is asked for when its box is left', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search');
  const box = await filters().findByRole('textbox', { name: 'Maximum Price' });
  await userEvent.clear(box);
  await userEvent.type(box, '20000');
  expect(target(platform)).toBe('/search');
  await userEvent.tab();
  expect(target(platform)).toBe('/search?priceMax=20000');
});

test('the filter dialog of small screens', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?make=Volvo');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear All' }));
  expect(target(platform)).toBe('/search');
  await userEvent.click(dialog.getByRole('button', { name: 'View Results (60)' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
