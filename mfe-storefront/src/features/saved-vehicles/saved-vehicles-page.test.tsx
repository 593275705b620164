import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import {
  getFavoriteVins,
  listFavorites,
  removeFavorite,
  removeSoldFavorites,
  saveFavorite,
} from '@forecourt/shared-contracts/favorites';
import { getFeatured } from '@forecourt/shared-contracts/inventory';
import { axeFaults } from '@forecourt/shared-contracts/react/testing';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { comparisonFixture, favoriteFixture } from '../../testing/choice-fixtures.ts';
import { noPrequalification } from '../../testing/no-prequalification.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
beforeEach(() => server.use(noPrequalification()));
const signedInAs = { sub: 'ann', email: 'ann@example.com' };
const volvo = favoriteFixture();
const audi = favoriteFixture({ vin: 'WAUENAF40KN000001', make: 'Audi', availability: 'PendingSale' });
const sold = favoriteFixture({ vin: 'WAUENAF40KN000002', make: 'Kia', availability: 'Sold' });
const deleted = favoriteFixture({ vin: 'WAUENAF40KN000003', make: 'Fiat', availability: 'Deleted' });
const all = [volvo, audi, sold, deleted];
const list = (name: string) => within(screen.getByRole('region', { name }));
const featured = {
  total: 5,
  vehicles: ['Audi', 'BMW', 'Fiat', 'Kia', 'Seat'].map((make, index) =>
    vehicleFixture({ make, vin: `WAUENAF40KN00001${index}` }),
  ),
  bodyStyles: [],
  makes: [],
};
const soldTitle = 'Sold Vehicles - No Longer Available';

beforeEach(() =>
  server.use(
    answer(getComparison, comparisonFixture()),
    answer(getFavoriteVins, { vins: all.map(({ vehicle }) => vehicle.vin) }),
    answer(listFavorites, { favorites: all }),
    answer(getFeatured, featured),
  ),
);

test('a guest is offered in a modal to sign in or to create an account, and returns (SHOP-60)', async () => {
  await renderStorefront('/saved-vehicles');
  const dialog = within(await screen.findByRole('dialog', { name: 'See your saved vehicles' }));
  const leadsTo = (offer: typeof dialog, name: string, path: string) =>
    expect(offer.getByRole('link', { name })).toHaveAttribute('href', `${path}?returnTo=%2Fsaved-vehicles`);
  expect(dialog.getByText('See your saved vehicles')).toHaveAttribute('autofocus');
  expect(screen.getByText(/^Select the heart on any vehicle/)).toBeVisible();
  expect(screen.getByText('Keep the vehicles you like in one place')).toBeVisible();
  leadsTo(dialog, 'Sign In', '/sign-in');
  leadsTo(dialog, 'Create account', '/sign-up');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  leadsTo(screen, 'Sign In', '/sign-in');
  expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
  expect(document.title).toBe('Saved Vehicles | Test Dealer');
  expect(await screen.findByRole('heading', { name: 'A few to start with' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test.each([
  ['the modal of a guest', undefined, /See your saved vehicles/],
  ['both lists of a member', signedInAs, /My Saves/],
])('axe finds no fault in %s', async (_, who, text) => {
  await renderStorefront('/saved-vehicles', who && { signedInAs: who });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(await axeFaults()).toEqual([]);
});

test('available vehicles are listed separately from unavailable ones', async () => {
  await renderStorefront('/saved-vehicles', { signedInAs });
  expect(await screen.findByRole('heading', { name: 'My Saves' })).toBeVisible();
  expect(list('My Saves').getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  expect(list('My Saves').getByText(/^Sale Pending/)).toBeVisible();
  expect(list(soldTitle).getAllByText(/Sorry this one got away/)).toHaveLength(2);
  expect(list(soldTitle).queryByRole('button', { name: /^Save/ })).toBeNull();
});

test('a vehicle is removed, and restored by the button that has focus', async () => {
  server.use(
    answer(removeFavorite, { vins: [audi.vehicle.vin] }),
    answer(saveFavorite, { vins: [volvo.vehicle.vin, audi.vehicle.vin] }),
  );
  const platform = await renderStorefront('/saved-vehicles', { signedInAs });
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2023 Volvo XC60', pressed: true }));
  expect(await screen.findByText('2023 Volvo XC60 removed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeNull());
  await waitFor(() => expect(platform.events.last('favorites:count-changed')?.payload).toEqual({ count: 1 }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  await waitFor(() => expect(platform.events.last('favorites:count-changed')?.payload).toEqual({ count: 2 }));
});

test('a vehicle whose removal fails returns', async () => {
  server.use(refuse(removeFavorite, 500, 'error.internal'));
  await renderStorefront('/saved-vehicles', { signedInAs });
  await waitFor(() => expect(server.calls).toContain('GET /api/favorites/vins'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2023 Volvo XC60' }));
  expect(await screen.findByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
});

test('all sold vehicles are removed after confirmation, and the heading has focus', async () => {
  server.use(answer(removeSoldFavorites, { favorites: [volvo, audi] }));
  const platform = await renderStorefront('/saved-vehicles', { signedInAs });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove All Sold Vehicles' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove all sold vehicles?' }));
  expect(dialog.getByText(/^We'll remove 2 vehicles that are no longer available/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep them' }));
  expect(server.calls).not.toContain('DELETE /api/favorites');
  await userEvent.click(screen.getByRole('button', { name: 'Remove All Sold Vehicles' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: soldTitle })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(platform.events.last('favorites:count-changed')?.payload).toEqual({ count: 2 });
});

test('one sold vehicle is removed by its own button; a failure is reported and keeps it', async () => {
  server.use(refuse(removeFavorite, 500, 'error.internal'));
  await renderStorefront('/saved-vehicles', { signedInAs });
  const remove = () => screen.findByRole('button', { name: 'Remove 2023 Kia XC60 from saved vehicles' });
  await userEvent.click(await remove());
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't remove them.");
  server.use(answer(removeFavorite, { vins: [volvo, audi, deleted].map(({ vehicle }) => vehicle.vin) }));
  await userEvent.click(await remove());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Go to 2023 Kia XC60' })).toBeNull());
  expect(list(soldTitle).getByRole('link', { name: 'Go to 2023 Fiat XC60' })).toBeVisible();
});

test('an empty list links to the search, and shows a few vehicles', async () => {
  server.use(answer(listFavorites, { favorites: [] }));
  await renderStorefront('/saved-vehicles', { signedInAs });
  expect(await screen.findByRole('heading', { name: "You haven't saved a vehicle yet" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
  expect(await screen.findByRole('heading', { name: 'A few to start with' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('a list that cannot be loaded can be retried', async () => {
  server.use(refuse(listFavorites, 400, 'error.validation.request'));
  await renderStorefront('/saved-vehicles', { signedInAs });
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your saved vehicles");
  server.use(answer(listFavorites, { favorites: all }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My Saves' })).toBeVisible();
});
