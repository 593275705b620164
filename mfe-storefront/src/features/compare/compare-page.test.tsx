import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { getComparison, removeFromComparison } from '@forecourt/shared-contracts/comparison';
import { getFavoriteVins } from '@forecourt/shared-contracts/favorites';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { comparedFixture, comparisonFixture } from '../../testing/choice-fixtures.ts';
import { noPrequalification } from '../../testing/no-prequalification.ts';
import { renderInSpanish } from '../../testing/render-in-spanish.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
beforeEach(() => server.use(noPrequalification()));
const volvo = comparedFixture();
const audi = comparedFixture(
  vehicleFixture({
    vin: 'WAUENAF40KN000001',
    make: 'Audi',
    model: 'A4',
    priceCents: 28_995_00,
    features: ['heated-seats', 'navigation'],
  }),
);
const gone = comparedFixture(vehicleFixture({ vin: 'WAUENAF40KN000002', make: 'Kia', model: 'Rio' }), false);

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cellsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('vehicles are side by side, each row with its header, differences in words', async () => {
  server.use(answer(getComparison, comparisonFixture(volvo, audi)));
  await renderStorefront('/compare');
  expect(await screen.findByRole('columnheader', { name: '2023 Volvo XC60' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to 2023 Audi A4' })).toHaveAttribute(
    'href',
    '/vehicle/YV4L12RK5P1000012',
  );
  expect(screen.getByRole('table')).toHaveStyle({ '--fc-vehicles': '2' });
  expect(cellsOf('Navigation')).toHaveLength(2);
  expect(rowOf('Navigation')).toHaveTextContent('Different');
  expect(rowOf('Mileage')).not.toHaveTextContent('Different');
  expect(cellsOf('Navigation')[0]).toBe('No');
  expect(within(rowOf('Navigation')).getByRole('img', { name: 'Yes' })).toBeVisible();
  expect(document.title).toBe('Compare vehicles | Test Dealer');
});

test('a button below each head, and again at the foot, leads to the vehicle that is still for sale', async () => {
  server.use(answer(getComparison, comparisonFixture(volvo, audi, gone)));
  await renderStorefront('/compare');
  await screen.findByRole('table');
  const buttons = screen.getAllByRole('link', { name: /^View details of/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Volvo'),
    expect.stringContaining('Audi'),
    expect.stringContaining('Volvo'),
    expect.stringContaining('Audi'),
  ]);
  for (const button of buttons) {
    expect(button).toHaveTextContent(/^View details$/);
    expect(button).toHaveAttribute('href', volvo.vehicle?.path);
  }
  expect(screen.getByText('Comparing 3 vehicles. You can add one more.')).toBeVisible();
  expect(screen.getByText(/^Payments are estimates .* They include taxes and fees\.$/)).toBeVisible();
});

test('the economy of an electric vehicle has the unit of its page', async () => {
  const electric = comparedFixture(
    vehicleFixture({
      vin: 'WAUENAF40KN000003',
      fuelType: 'Electric',
      economy: { cityMpg: 128, highwayMpg: 110, rangeMiles: 310 },
    }),
  );
  server.use(answer(getComparison, comparisonFixture(volvo, electric)));
  await renderStorefront('/compare');
  await screen.findByRole('table');
  expect(cellsOf('Fuel economy, city')).toEqual(['22 MPG', '128 MPGe']);
  expect(cellsOf('Fuel economy, highway')).toEqual(['28 MPG', '110 MPGe']);
});

test('electric vehicles are compared in their own words (SITE-107)', async () => {
  const electric = (vin: string, rangeMiles: number, chargeMinutes: number) =>
    comparedFixture(
      vehicleFixture({ vin, fuelType: 'Electric', economy: { cityMpg: 128, rangeMiles, chargeMinutes } }),
    );
  const vehicles = [electric('WAUENAF40KN000003', 460, 40), electric('WAUENAF40KN000004', 342, 20)] as const;
  server.use(answer(getComparison, comparisonFixture(...vehicles)));
  await renderStorefront('/compare');
  await screen.findByRole('table');
  expect(cellsOf('Efficiency, city')).toEqual(['128 MPGe', '128 MPGe']);
  expect(cellsOf('Electric range')).toEqual(['460\u00a0miLongest', '342\u00a0mi']);
  expect(cellsOf('10–80% charge')).toEqual(['40 min', '20 minFastest']);
  expect(rowOf('Motor')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^(Engine|Transmission|Fuel)/ })).toBeNull();
});

test('the best values are named in words: payment and price below the card, others in their row', async () => {
  const cheap = comparedFixture(
    vehicleFixture({
      vin: 'WAUENAF40KN000006',
      make: 'Kia',
      model: 'Rio',
      mileage: 90_000,
      priceCents: 9_000_00,
      estimatedPayment: {
        monthlyPaymentCents: 180_00,
        downPaymentCents: 2_500_00,
        termMonths: 72,
        aprPercent: 9.89,
      },
      history: { ...vehicleFixture().history, ownerCount: 3, accidentCount: 1 },
    }),
  );
  server.use(answer(getComparison, comparisonFixture(volvo, cheap)));
  await renderStorefront('/compare');
  const kia = await headOf('2023 Kia Rio');
  expect(kia.getByText('Lowest payment')).toBeVisible();
  expect(kia.getByText('Lowest price')).toBeVisible();
  expect((await headOf('2023 Volvo XC60')).queryByText(/Lowest/)).toBeNull();
  expect(cellsOf('Mileage')).toEqual(['12,480 miLowest', '90,000 mi']);
  expect(cellsOf('Owners')).toEqual(['1Fewest', '3']);
  expect(cellsOf('Accidents reported')).toEqual(['NoneFewest', '1']);
  expect(cellsOf('Seats')).toEqual(['5', '5']);
});

test('what only a plug can have is neither yes nor no of another vehicle', async () => {
  const electric = vehicleFixture({
    vin: 'WAUENAF40KN000006',
    make: 'Kia',
    model: 'EV6',
    fuelType: 'Electric',
    features: ['dc-fast-charging'],
  });
  server.use(answer(getComparison, comparisonFixture(volvo, comparedFixture(electric))));
  await renderStorefront('/compare');
  await headOf('2023 Volvo XC60');
  expect(cellsOf('DC fast charging')[0]).toBe('–Unknown');
  expect(cellsOf('Heated seats')[1]).toBe('No');
});

test('shows only the differences on request', async () => {
  server.use(answer(getComparison, comparisonFixture(volvo, audi)));
  await renderStorefront('/compare');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Differences only (2)' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Add a vehicle' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Mileage/ })).toBeNull();
});

test('a word with a hyphen stays on one line in a cell', async () => {
  const turbo = comparedFixture(vehicleFixture({ engine: '2.5L turbo 4-cylinder' }));
  server.use(answer(getComparison, comparisonFixture(turbo, audi)));
  await renderStorefront('/compare');
  await screen.findByRole('table');
  expect(within(rowOf('Engine')).getAllByText('4-cylinder')).toHaveLength(2);
});

test('begins with the differences on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 600px)' }));
  server.use(answer(getComparison, comparisonFixture(volvo, audi)));
  await renderStorefront('/compare');
  expect(await screen.findByRole('checkbox', { name: /^Differences only/ })).toBeChecked();
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('a close button named by its vehicle removes it; the heading has focus', async () => {
  const removed = vi.fn(() => comparisonFixture(volvo));
  server.use(answer(getComparison, comparisonFixture(volvo, audi)), answer(removeFromComparison, removed));
  await renderStorefront('/compare');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 2023 Audi A4 from comparison' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to 2023 Audi A4' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText('Add another vehicle to see how they differ.')).toBeVisible();
  await waitFor(() => expect(removed).toHaveBeenCalledOnce());
  server.use(answer(removeFromComparison, comparisonFixture()));
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2023 Volvo XC60 from comparison' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

test('a removal that fails restores the vehicle', async () => {
  server.use(
    answer(getComparison, comparisonFixture(volvo, audi)),
    refuse(removeFromComparison, 500, 'error.internal'),
  );
  const platform = await renderStorefront('/compare');
  const alerts: string[] = [];
  platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload.message));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 2023 Audi A4 from comparison' }));
  await waitFor(() => expect(alerts).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Go to 2023 Audi A4' })).toBeVisible();
});

const headOf = async (name: string) => within(await screen.findByRole('columnheader', { name }));

test('each vehicle is headed by its card: stock, incentives, payment and heart, without a second way to remove it (SHOP-27, SHOP-36)', async () => {
  const fresh = comparedFixture(
    vehicleFixture({
      vin: 'WAUENAF40KN000003',
      make: 'Seat',
      model: 'Leon',
      condition: 'New',
      stockNumber: 'S77',
      incentivesTotalCents: 1_500_00,
    }),
  );
  server.use(answer(getComparison, comparisonFixture(volvo, fresh)));
  await renderStorefront('/compare');
  const used = await headOf('2023 Volvo XC60');
  expect(used.getByRole('heading', { level: 2, name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  expect(used.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    keepTogether('12,480 mi'),
    'Stock H2041',
  ]);
  expect(used.getByText('/mo')).toBeVisible();
  expect(used.getByText('Est. payment')).toBeVisible();
  expect(used.getByText(/^\$2,500\sdown/)).toBeVisible();
  expect(used.getByRole('article')).toHaveTextContent('$2,500 down, 72 mo, 9.89% APR');
  expect(screen.queryByRole('row', { name: /payment/ })).toBeNull();
  const head = await headOf('2023 Seat Leon');
  expect(head.getByText('$18,000 off')).toBeVisible();
  expect(head.getByText('Stock S77')).toBeVisible();
  expect(head.getByRole('button', { name: 'Save 2023 Seat Leon' })).toHaveAttribute('aria-pressed', 'false');
  expect(head.queryByRole('button', { name: /^Compare/ })).toBeNull();
});

test.each([
  ['Sold', 'Sorry this one got away. Find another just like it.', 'See Similar Vehicles'],
  ['PendingSale', 'Sale Pending with another buyer.', 'See Similar Vehicles'],
] as const)(
  'the card of a %s vehicle says so, and leads to similar ones (SHOP-46, SHOP-47)',
  async (availability, words, link) => {
    server.use(answer(getComparison, comparisonFixture(comparedFixture(vehicleFixture({ availability })))));
    await renderStorefront('/compare');
    const head = await headOf('2023 Volvo XC60');
    expect(head.getByRole('article')).toHaveAttribute('data-availability', availability);
    expect(head.getByText(words, { exact: false })).toBeVisible();
    expect(head.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringContaining('model=XC60'),
    );
    const isSold = availability === 'Sold';
    expect(head.queryAllByText('No longer available')).toHaveLength(isSold ? 1 : 0);
    expect(head.queryAllByRole('button', { name: /^Save/ })).toHaveLength(isSold ? 0 : 1);
    expect(head.getByRole('button', { name: 'Remove 2023 Volvo XC60 from comparison' })).toBeVisible();
  },
);

test('a vehicle that is no longer available says so, and links to similar ones', async () => {
  server.use(answer(getComparison, comparisonFixture(volvo, gone)));
  await renderStorefront('/compare');
  const head = within(await screen.findByRole('columnheader', { name: '2023 Kia Rio' }));
  expect(head.getByText('No longer available')).toBeVisible();
  expect(head.getByRole('heading', { level: 2, name: '2023 Kia Rio' })).toBeVisible();
  expect(head.queryByRole('link', { name: /Kia Rio/ })).toBeNull();
  expect(head.getByRole('link', { name: 'See Similar Vehicles' })).toHaveAttribute(
    'href',
    expect.stringContaining('make=Kia&model=Rio'),
  );
  expect(cellsOf('Mileage')).toEqual(['12,480 mi', '–Unknown']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a full comparison offers no room for another', async () => {
  const four = [volvo, audi, gone, comparedFixture(vehicleFixture({ vin: 'WAUENAF40KN000004' }))];
  server.use(answer(getComparison, comparisonFixture(...four)));
  await renderStorefront('/compare');
  expect(await screen.findByText('Comparing 4 vehicles.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a vehicle' })).toBeNull();
});

test('an empty comparison links to the search', async () => {
  server.use(answer(getComparison, comparisonFixture()));
  await renderStorefront('/compare');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
});

test('a comparison that cannot be loaded can be retried', async () => {
  server.use(refuse(getComparison, 400, 'error.validation.request'));
  await renderStorefront('/compare');
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your comparison");
  server.use(answer(getComparison, comparisonFixture(volvo)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
});

test('a member sees the comparison of the account, and what is saved', async () => {
  server.use(
    answer(getFavoriteVins, { vins: [volvo.vin] }),
    answer(getComparison, ({ headers }) =>
      comparisonFixture(...(headers.get('x-auth-token') ? [volvo, audi] : [])),
    ),
  );
  await renderStorefront('/compare', { signedInAs: { sub: 'ann', email: 'ann@example.com' } });
  expect(await screen.findByRole('link', { name: 'Go to 2023 Audi A4' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save 2023 Volvo XC60' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
});

test('an interior color is in the language of the page, unless it is the words of the feed (SITE-85)', async () => {
  const black = comparedFixture(vehicleFixture({ vin: 'WAUENAF40KN000005', interiorColor: 'Black' }));
  server.use(answer(getComparison, comparisonFixture(volvo, black)));
  await renderInSpanish('/compare');
  await screen.findByRole('heading', { level: 1, name: 'Comparar vehículos' });
  expect(cellsOf('Color interior')).toEqual(['Charcoal leather', 'Negro']);
});
