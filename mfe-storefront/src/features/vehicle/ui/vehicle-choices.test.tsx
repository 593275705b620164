import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addToComparison, getComparison } from '@forecourt/shared-contracts/comparison';
import { getFavoriteVins, saveFavorite } from '@forecourt/shared-contracts/favorites';
import { getVehicle, listSimilarVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { comparedFixture, comparisonFixture } from '../../../testing/choice-fixtures.ts';
import { noPrequalification } from '../../../testing/no-prequalification.ts';
import { renderStorefront } from '../../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';

const server = startApi();
beforeEach(() => server.use(noPrequalification()));
const signedInAs = { sub: 'ann', email: 'ann@example.com' };
const compareName = 'Compare 2023 Volvo XC60';

async function open(vehicle = vehicleFixture(), options: Parameters<typeof renderStorefront>[1] = {}) {
  server.use(answer(getVehicle, vehicle), answer(listSimilarVehicles, { vehicles: [] }));
  const platform = await renderStorefront(vehicle.path, options);
  await screen.findByRole('region', { name: 'Specifications' });
  return platform;
}

test('a member saves the vehicle of the page', async () => {
  server.use(
    answer(getFavoriteVins, { vins: [] }),
    answer(getComparison, comparisonFixture()),
    answer(saveFavorite, { vins: [vehicleFixture().vin] }),
  );
  await open(vehicleFixture(), { signedInAs });
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2023 Volvo XC60' }));
  const heart = await screen.findByRole('button', { name: 'Saved: 2023 Volvo XC60', pressed: true });
  expect(heart).toHaveTextContent('Saved');
});

test('a guest compares the vehicle of the page, and gets a link to the comparison', async () => {
  server.use(answer(addToComparison, comparisonFixture(comparedFixture())));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: compareName }));
  expect(screen.getByRole('button', { name: compareName, pressed: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See comparison (1 vehicle)' })).toHaveAttribute(
    'href',
    '/compare',
  );
});

test('a full comparison explains why this one cannot be added', async () => {
  const four = ['1', '2', '3', '4'].map((end) =>
    comparedFixture(vehicleFixture({ vin: `WAUENAF40KN00000${end}` })),
  );
  server.use(answer(getFavoriteVins, { vins: [] }), answer(getComparison, comparisonFixture(...four)));
  await open(vehicleFixture(), { signedInAs });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: compareName })).toHaveAccessibleDescription(
      'You can compare up to 4 vehicles. Remove one to add another.',
    ),
  );
});

test('a sold vehicle has neither', async () => {
  await open(vehicleFixture({ availability: 'Sold' }));
  expect(await screen.findByRole('link', { name: 'See Similar Vehicles' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Save|Compare) 2023/ })).toBeNull();
});
