import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { getFavoriteVins, listFavorites } from '@forecourt/shared-contracts/favorites';
import {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
  listStores,
  searchVehicles,
  suggestKeywords,
} from '@forecourt/shared-contracts/inventory';
import { sendContactLead } from '@forecourt/shared-contracts/leads';
import { axeFaults } from '@forecourt/shared-contracts/react/testing';
import { answer, answerFrame, pageFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { comparedFixture, comparisonFixture, favoriteFixture } from '../testing/choice-fixtures.ts';
import { noPrequalification } from '../testing/no-prequalification.ts';
import { renderStorefront } from '../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../testing/vehicle-fixture.ts';

const server = startApi();
const vehicle = vehicleFixture();
const audi = vehicleFixture({ vin: 'WAUENAF40KN000001', make: 'Audi', path: '/vehicle/WAUENAF40KN000001' });
const sold = favoriteFixture({ vin: 'WAUENAF40KN000002', make: 'Kia', availability: 'Sold' });
const signedInAs = { sub: 'ann', email: 'ann@example.com' };
const vehicleViewer = { scriptUrl: '/_sandbox/spin-viewer.js', globalName: 'TestViewer' };
const withViewer = { page: { tenant: { ...pageFixture().tenant, vehicleViewer } } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(
    noPrequalification(),
    answer(searchVehicles, searchResultFixture({ vehicles: [vehicle, audi], total: 60 })),
    answer(getVehicle, vehicle),
    answer(listSimilarVehicles, { vehicles: [audi] }),
    answer(listStores, { stores: [vehicle.dealer] }),
    answer(getFeatured, {
      total: 60,
      vehicles: [vehicle, audi],
      bodyStyles: [{ value: 'suv', count: 60 }],
      makes: [{ value: 'Audi', count: 30 }],
    }),
    answer(suggestKeywords, {
      suggestions: [{ text: 'Volvo', kind: 'make', count: 60, query: 'make=Volvo' }],
    }),
    answer(getComparison, comparisonFixture()),
    answer(getFavoriteVins, { vins: [] }),
    answer(listFavorites, { favorites: [favoriteFixture(), sold] }),
  );
});
afterEach(() => void vi.restoreAllMocks());

const heading = () => screen.findByRole('heading', { level: 1 });

async function openVehicle() {
  await renderStorefront(vehicle.path, withViewer);
  await screen.findByRole('region', { name: 'Specifications' });
  await screen.findByRole('link', { name: 'Go to 2023 Audi XC60' });
}

describe('axe finds nothing', { tags: ['matrix'] }, () => {
  test.each([
    '/why-us',
    '/trade-in',
    '/financing',
    '/faq',
    '/contact-us',
    '/warranty',
    '/terms-of-use',
    '/privacy-policy',
    '/privacy-notice',
    '/cookie-policy',
    '/accessibility',
    '/no-such-page',
  ])('on %s', async (path) => {
    await renderStorefront(path);
    await heading();
    expect(await axeFaults()).toEqual([]);
  });

  test('on the landing page', async () => {
    await renderStorefront('/');
    await screen.findByRole('link', { name: 'Go to 2023 Volvo XC60' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on a landing page whose inventory failed', async () => {
    server.use(refuse(getFeatured, 500, 'error.internal'));
    await renderStorefront('/');
    await screen.findByRole('alert');
    expect(await axeFaults()).toEqual([]);
  });

  test('on a search with filters, with suggestions, and in its filter dialog', async () => {
    await renderStorefront('/search?make=Volvo&zip=04101');
    await screen.findByText('60 vehicles');
    expect(await axeFaults()).toEqual([]);
    const box = screen.getByRole('combobox', { name: 'Search by make, model or keyword' });
    await userEvent.type(box, 'vol');
    await screen.findByRole('option', { name: /^Volvo/ });
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on an empty search', async () => {
    server.use(answer(searchVehicles, searchResultFixture({ total: 0, vehicles: [] })));
    await renderStorefront('/search?make=Volvo');
    await screen.findByRole('heading', { name: 'No matches' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on a failed search', async () => {
    server.use(refuse(searchVehicles, 500, 'error.internal'));
    await renderStorefront('/search');
    await screen.findByRole('alert');
    expect(await axeFaults()).toEqual([]);
  });

  test('on a vehicle with its calculator, and on the explanation of its payment', async () => {
    await openVehicle();
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'How we got this payment' }));
    await screen.findByRole('dialog');
    expect(await axeFaults()).toEqual([]);
  });

  test('on the pictures in full', async () => {
    await openVehicle();
    await userEvent.click(screen.getByRole('button', { name: /full screen/i }));
    await screen.findByRole('dialog');
    expect(await axeFaults()).toEqual([]);
  });

  test('on the 360-degree viewer, and on its failure', async () => {
    await openVehicle();
    const frame = () => document.querySelector('iframe');
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: '360° view' }));
      await waitFor(() => expect(frame()).not.toBeNull());
    };
    await open();
    answerFrame(frame(), { mount: () => undefined, turnTo: () => undefined });
    await screen.findByRole('slider', { name: 'Turn the vehicle' });
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await open();
    answerFrame(frame(), 'cannot be had');
    await within(screen.getByRole('dialog')).findByRole('alert');
    expect(await axeFaults()).toEqual([]);
  });

  test.each([
    ['an unknown vehicle', 404, 'error.notFound'],
    ['a vehicle that could not be loaded', 500, 'error.internal'],
  ] as const)('on the page of %s', async (_, status, code) => {
    server.use(refuse(getVehicle, status, code));
    await renderStorefront('/vehicle/NOSUCHVIN');
    await heading();
    expect(await axeFaults()).toEqual([]);
  });

  test('on a sold vehicle', async () => {
    server.use(answer(getVehicle, vehicleFixture({ availability: 'Sold' })));
    await renderStorefront(vehicle.path);
    await screen.findByRole('region', { name: 'Specifications' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on the offer of an account to a guest who opens the saved vehicles', async () => {
    await renderStorefront('/saved-vehicles');
    await screen.findByRole('dialog', { name: 'See your saved vehicles' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on the saved vehicles of a member, and on the question before all sold ones are removed', async () => {
    await renderStorefront('/saved-vehicles', { signedInAs });
    await screen.findByRole('heading', { name: 'My Saves' });
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove All Sold Vehicles' }));
    await screen.findByRole('dialog');
    expect(await axeFaults()).toEqual([]);
  });

  test('on a comparison with a vehicle that is no longer available', async () => {
    server.use(answer(getComparison, comparisonFixture(comparedFixture(), comparedFixture(audi, false))));
    await renderStorefront('/compare');
    await screen.findByRole('columnheader', { name: '2023 Volvo XC60' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on an empty comparison', async () => {
    await renderStorefront('/compare');
    await screen.findByRole('link', { name: 'Search vehicles' });
    expect(await axeFaults()).toEqual([]);
  });

  test('on a message to the dealer: its form, its errors and that it was not sent', async () => {
    server.use(refuse(sendContactLead, 500, 'error.internal'));
    await renderStorefront(`${vehicle.path}#contact-dealer`);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Contact Test Dealer' }, { timeout: 15_000 }),
    );
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to Dealer' }));
    expect(dialog.getByLabelText('First name')).toBeInvalid();
    expect(await axeFaults()).toEqual([]);
    await userEvent.type(dialog.getByLabelText('First name'), 'Ann');
    await userEvent.type(dialog.getByLabelText('Last name'), 'Lee');
    await userEvent.type(dialog.getByLabelText('Email'), 'ann@example.com');
    await userEvent.type(dialog.getByLabelText(/Your question/), 'Is it still there?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to Dealer' }));
    await screen.findByText('Your message was not sent.');
    expect(await axeFaults()).toEqual([]);
  });

  test('on a request for a test drive', async () => {
    await renderStorefront(`${vehicle.path}#test-drive`);
    await screen.findByRole('dialog', { name: 'Request a test drive' }, { timeout: 15_000 });
    expect(await axeFaults()).toEqual([]);
  });
});

test('axe does find what is wrong', async () => {
  document.body.innerHTML = '<button></button><img src="/a.png">';
  expect((await axeFaults()).map((found) => found.split(':')[0])).toEqual(['button-name', 'image-alt']);
});
