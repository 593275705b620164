import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { comparedFixture, comparisonFixture } from '../../testing/choice-fixtures.ts';
import { noPrequalification } from '../../testing/no-prequalification.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { returnAfterHours } from '../../testing/return-after-hours.ts';
import { searchResultFixture, vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();

afterEach(() => vi.restoreAllMocks());

const sold = comparedFixture(vehicleFixture({ availability: 'Sold' }));

async function openSearch() {
  server.use(answer(searchVehicles, searchResultFixture({ total: 60 })));
  await renderStorefront('/search');
  expect(await screen.findByText('60 vehicles')).toBeVisible();
}

async function openComparison() {
  server.use(noPrequalification(), answer(getComparison, comparisonFixture(comparedFixture())));
  await renderStorefront('/compare');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^View details of/ })).not.toHaveLength(0);
}

/** The tab returns after hours while a path fails; resolves once the page knows: its second call starts when the first has failed. */
async function returnInVain(path: string): Promise<void> {
  const refuse = vi.fn(() => HttpResponse.json({}, { status: 400 }));
  server.use(http.get(`http://localhost${path}`, refuse));
  await vi.waitFor(
    async () => {
      await returnAfterHours();
      expect(refuse.mock.calls.length).toBeGreaterThan(1);
    },
    { timeout: 15_000 },
  );
}

test('a search in a tab that returns after hours is up to date', async () => {
  await openSearch();
  server.use(answer(searchVehicles, searchResultFixture({ total: 57 })));
  await returnAfterHours();
  expect(await screen.findByText('57 vehicles')).toBeVisible();
});

test('a search that cannot be renewed keeps its results', async () => {
  await openSearch();
  await returnInVain(searchVehicles.path);
  expect(screen.getByText('60 vehicles')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a comparison in a tab that returns after hours shows that a vehicle has been sold', async () => {
  await openComparison();
  server.use(answer(getComparison, comparisonFixture(sold)));
  await returnAfterHours();
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /^View details of/ })).toBeNull(), {
    timeout: 15_000,
  });
});

test('a comparison that cannot be renewed stays', async () => {
  await openComparison();
  await returnInVain(getComparison.path);
  expect(screen.getByRole('table')).toBeVisible();
});
