import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addToComparison, getComparison, removeFromComparison } from '@forecourt/shared-contracts/comparison';
import {
  getFavoriteVins,
  removeFavorite,
  saveFavorite,
  saveFavoriteLater,
} from '@forecourt/shared-contracts/favorites';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, identityFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { comparedFixture, comparisonFixture } from '../../testing/choice-fixtures.ts';
import { noPrequalification } from '../../testing/no-prequalification.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
beforeEach(() => server.use(noPrequalification()));
const volvo = vehicleFixture();
const cars = ['Audi', 'BMW', 'Fiat', 'Kia', 'Seat'].map((make, index) =>
  vehicleFixture({ make, vin: `WAUENAF40KN00000${index}`, path: `/vehicle/WAUENAF40KN00000${index}` }),
);
const ann = { sub: 'ann', email: 'ann@example.com' };
const heart = (name: string) => screen.findByRole('button', { name: `Save 2023 ${name} XC60` });
const compare = (name: string) => screen.findByRole('button', { name: `Compare 2023 ${name} XC60` });
const alerts: string[] = [];

async function open(options: Parameters<typeof renderStorefront>[1] = {}) {
  const platform = await renderStorefront('/search?make=Volvo', options);
  platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload.message));
  return platform;
}

/** A server that stores one comparison; tests may delay its responses. */
function keepComparison(): void {
  let held: string[] = [];
  const answerComparison = () =>
    comparisonFixture(
      ...[volvo, ...cars].filter(({ vin }) => held.includes(vin)).map((car) => comparedFixture(car)),
    );
  server.use(
    answer(getComparison, answerComparison),
    answer(addToComparison, ({ params }) => {
      held = [...held, params['vin'] ?? ''];
      return answerComparison();
    }),
    answer(removeFromComparison, ({ params }) => {
      held = held.filter((vin) => vin !== params['vin']);
      return answerComparison();
    }),
  );
}

beforeEach(() => {
  alerts.length = 0;
  server.use(answer(searchVehicles, searchResultFixture({ vehicles: [volvo, ...cars], total: 6 })));
});

test('a guest who has chosen nothing makes no call', async () => {
  await open();
  expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'false');
  expect(server.calls).toEqual(['GET /public/inventory/vehicles']);
});

test('a guest’s heart offers an account; the request is stored, and sign-in leads back', async () => {
  const saved: string[] = [];
  server.use(
    answer(saveFavoriteLater, ({ params }) => (saved.push(params['vin'] ?? ''), { isNoted: true as const })),
  );
  const platform = await open();
  await userEvent.click(await heart('Volvo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this vehicle' }));
  expect(dialog.getByText(/create an account to save the 2023 Volvo XC60/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(platform.navigation.current().location.pathname).toBe('/sign-up'));
  expect(platform.navigation.current().location.search).toBe('?returnTo=%2Fsearch%3Fmake%3DVolvo');
  expect(saved).toEqual([volvo.vin]);
});

test('a request that cannot be stored is reported, and does not block sign-in', async () => {
  server.use(refuse(saveFavoriteLater, 500, 'error.internal'));
  const platform = await open();
  await userEvent.click(await heart('Volvo'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't save your choice");
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(platform.navigation.current().location.pathname).toBe('/sign-in');
});

test('the offer is closed by Escape and nothing is stored', async () => {
  await open();
  await userEvent.click(await heart('Volvo'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('a member’s hearts are pressed, change at once and publish the count', async () => {
  server.use(
    answer(getFavoriteVins, { vins: [volvo.vin] }),
    answer(getComparison, comparisonFixture()),
    answer(saveFavorite, { vins: [volvo.vin, cars[0]?.vin ?? ''] }),
    answer(removeFavorite, { vins: [] }),
  );
  const platform = await open({ signedInAs: ann });
  await waitFor(async () => expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await heart('Audi'));
  expect(await heart('Audi')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(platform.events.last('favorites:count-changed')?.payload).toEqual({ count: 2 }));
  await userEvent.click(await heart('Volvo'));
  await waitFor(() => expect(platform.events.last('favorites:count-changed')?.payload).toEqual({ count: 0 }));
});

test.each([
  ['a failure', refuse(saveFavorite, 500, 'error.internal'), /couldn't change your saved vehicles.*Call/],
  ['a sold vehicle', refuse(saveFavorite, 409, 'error.favorites.vehicleUnavailable'), /no longer available/],
  ['a full list', refuse(saveFavorite, 409, 'error.favorites.full'), /Your list is full/],
])('a heart reverts and shows why: %s', async (_, refusal, message) => {
  server.use(answer(getFavoriteVins, { vins: [] }), answer(getComparison, comparisonFixture()), refusal);
  await open({ signedInAs: ann });
  await userEvent.click(await heart('Volvo'));
  await waitFor(() => expect(alerts).toEqual([expect.stringMatching(message)]));
  expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'false');
});

test('compared vehicles are in the tray, up to the limit, and the switches say when it is full', async () => {
  keepComparison();
  await open();
  for (const name of ['Volvo', 'Audi', 'BMW', 'Fiat']) await userEvent.click(await compare(name));
  const tray = within(screen.getByRole('region', { name: 'Your comparison' }));
  expect(await tray.findByText('4 selected')).toBeVisible();
  expect(tray.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
  // The end of the page is not below the bar.
  expect(document.documentElement.style.paddingBottom).toBe('60px');
  expect(await compare('Kia')).toHaveAccessibleDescription(/compare up to 4 vehicles. Remove one/);
  await userEvent.click(await compare('Kia'));
  expect(await compare('Kia')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await compare('Volvo'));
  expect(await tray.findByText('3 selected')).toBeVisible();
  expect(await compare('Kia')).not.toHaveAttribute('aria-disabled');
  for (const name of ['Audi', 'BMW', 'Fiat']) await userEvent.click(await compare(name));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your comparison' })).toBeNull());
});

test.each([
  ['a failure', refuse(addToComparison, 500, 'error.internal'), /couldn't change your comparison.*Call/],
  ['a sold vehicle', refuse(addToComparison, 404, 'error.comparison.unknownVehicle'), /no longer available/],
])('a compare switch reverts and shows why: %s', async (_, refusal, message) => {
  server.use(refusal);
  await open();
  await userEvent.click(await compare('Volvo'));
  await waitFor(() => expect(alerts).toEqual([expect.stringMatching(message)]));
  expect(await compare('Volvo')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('region', { name: 'Your comparison' })).toBeNull();
});

test('a comparison filled in another tab is refetched', async () => {
  server.use(
    refuse(addToComparison, 409, 'error.comparison.full'),
    answer(getComparison, comparisonFixture(...cars.slice(0, 4).map((car) => comparedFixture(car)))),
  );
  await open();
  await userEvent.click(await compare('Volvo'));
  expect(await screen.findByText('4 selected')).toBeVisible();
  expect(alerts).toEqual(['Your comparison is full. Remove one to add another.']);
});

test('after a merge, hearts and comparison are refetched', async () => {
  server.use(answer(getFavoriteVins, { vins: [] }), answer(getComparison, comparisonFixture()));
  const platform = await open({ signedInAs: ann });
  await waitFor(() => expect(server.calls).toContain('GET /api/favorites/vins'));
  server.use(
    answer(getFavoriteVins, { vins: [volvo.vin] }),
    answer(getComparison, comparisonFixture(comparedFixture())),
  );
  platform.events.emit('platform', 'account:merged', { changed: ['favorites', 'comparison'] });
  await waitFor(async () => expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText('1 selected')).toBeVisible();
});

test('a fetch started before a merge does not overwrite the state after it', async () => {
  let answerOld = () => {};
  const old = new Promise<void>((done) => (answerOld = done));
  server.use(
    answer(getFavoriteVins, async () => (await old, { vins: [] })),
    answer(getComparison, async () => (await old, comparisonFixture())),
  );
  const platform = await open({ signedInAs: ann });
  await waitFor(() => expect(server.calls).toContain('GET /api/favorites/vins'));
  await waitFor(() => expect(server.calls).toContain('GET /public/comparison'));
  server.use(
    answer(getFavoriteVins, { vins: [volvo.vin] }),
    answer(getComparison, comparisonFixture(comparedFixture())),
  );
  platform.events.emit('platform', 'account:merged', { changed: ['favorites', 'comparison'] });
  answerOld();
  await waitFor(async () => expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText('1 selected')).toBeVisible();
});

test('signing out clears hearts and comparison at once, even a change that is still being sent', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((done) => (answerLate = done));
  server.use(
    answer(getFavoriteVins, { vins: [volvo.vin] }),
    answer(getComparison, comparisonFixture(...cars.slice(0, 3).map((car) => comparedFixture(car)))),
    answer(addToComparison, async () => (await late, comparisonFixture())),
  );
  const platform = await open({ signedInAs: ann });
  await waitFor(async () => expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText('3 selected')).toBeVisible();
  await userEvent.click(await compare('Kia'));
  expect(await screen.findByText('4 selected')).toBeVisible();
  expect(await compare('Seat')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await compare('Audi'));
  expect(await screen.findByText('3 selected')).toBeVisible();
  await act(() => platform.session.signOut());
  expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('region', { name: 'Your comparison' })).toBeNull();
  for (const name of ['Audi', 'Kia']) expect(await compare(name)).toHaveAttribute('aria-pressed', 'false');
  expect(await compare('Seat')).not.toHaveAttribute('aria-disabled');
  const sent = server.calls.length;
  answerLate();
  await act(async () => void (await late));
  await userEvent.click(await compare('Fiat'));
  await waitFor(() => expect(server.calls.slice(sent)).toContain(`PUT /public/comparison/${cars[2]?.vin}`));
  expect(server.calls.slice(sent)).not.toContain(`DELETE /public/comparison/${cars[0]?.vin}`);
});

test('when another user signs in, comparison and pending heart of the first leave before that of the second is known', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((done) => (answerLate = done));
  const users = [ann, { sub: 'bob', email: 'bob@example.com' }] as const;
  let user: (typeof users)[number] = ann;
  const loadIdentity = async () =>
    identityFixture({
      signIn: async () => ({ kind: 'success', user }),
      tokens: async () => ({ kind: 'tokens', tokens: { idToken: user.sub, lifetimeMs: 3_600_000, user } }),
    });
  const two = comparisonFixture(...cars.slice(0, 2).map((car) => comparedFixture(car)));
  let answerSaved = () => {};
  const saved = new Promise<void>((done) => (answerSaved = done));
  server.use(
    answer(getFavoriteVins, { vins: [] }),
    answer(saveFavorite, async () => (await saved, { vins: [volvo.vin] })),
    answer(getComparison, two),
    answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }),
  );
  const platform = await open({ signedInAs: ann, parts: { loadIdentity } });
  expect(await screen.findByText('2 selected')).toBeVisible();
  await userEvent.click(await heart('Volvo'));
  expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'true');
  server.use(answer(getComparison, async () => (await late, comparisonFixture(comparedFixture()))));
  user = users[1];
  await act(async () => void (await platform.session.signIn({ email: user.email, password: 'Forecourt1!' })));
  expect(screen.queryByRole('region', { name: 'Your comparison' })).toBeNull();
  expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'false');
  answerLate();
  answerSaved();
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(await heart('Volvo')).toHaveAttribute('aria-pressed', 'false');
});
