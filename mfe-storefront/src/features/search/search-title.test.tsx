import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, hostileQueries, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();

test.each([
  ['', 'New and used vehicles for sale'],
  ['condition=Used', 'Used vehicles for sale'],
  ['bodyStyle=sedan', 'Sedans for sale'],
  ['condition=Used&bodyStyle=suv&zip=60601&distance=50', 'Used SUVs near Chicago, IL'],
  ['condition=Used&bodyStyle=suv&zip=60601', 'Used SUVs for sale'],
  ['condition=Used,Certified', 'Used vehicles for sale'],
  ['condition=Used&fuelType=Electric', 'Used EVs for sale'],
  ['fuelType=Electric,Hybrid', 'New and used vehicles for sale'],
  ['condition=Certified&make=Toyota&model=RAV4', 'Certified Pre-Owned Toyota RAV4 for sale'],
  ['make=Honda', 'Honda vehicles for sale'],
  ['condition=New&make=Honda', 'New Honda vehicles for sale'],
  ['make=Volvo&fuelType=Electric', 'Volvo EVs for sale'],
  ['make=Honda&bodyStyle=sedan&zip=00000&distance=50', 'Honda sedans near 00000'],
  ['make=Honda,Toyota&zip=60601&distance=50', 'New and used vehicles near Chicago, IL'],
])('the heading of a search for %j', async (query, heading) => {
  server.use(
    answer(searchVehicles, ({ query: asked }) =>
      searchResultFixture(
        asked.get('zip') === '60601' ? { origin: { zip: '60601', city: 'Chicago', state: 'IL' } } : {},
      ),
    ),
  );
  await renderStorefront(`/search?${query}`);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading));
  expect(document.title).toBe(`${heading} | Test Dealer`);
});

test('no URL breaks the page or injects markup', async () => {
  server.use(
    answer(searchVehicles, ({ query }) =>
      searchResultFixture(query.get('keyword') === null ? {} : { total: 0, vehicles: [] }),
    ),
  );
  const platform = await renderStorefront('/search');
  for (const query of hostileQueries) {
    await act(async () => platform.navigation.replace(`/search?${query}`));
    expect(screen.getByRole('heading', { level: 1 }), query).not.toBeEmptyDOMElement();
    expect(document.querySelector('script, img[src="x"], [onload]'), query).toBeNull();
  }
}, 90_000);
