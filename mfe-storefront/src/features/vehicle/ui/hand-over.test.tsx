import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { estimateHandOver, type HandOverEstimate } from '@forecourt/shared-contracts/fulfillment';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getVehicle, listSimilarVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';

const server = startApi();
const estimate: HandOverEstimate = {
  zip: '04240',
  delivery: { kind: 'fee', feeCents: 149_00, miles: 62.4, earliestOn: '2026-12-01' },
  pickup: { city: 'Portland', state: 'ME', isTransfer: true, feeCents: 99_00, earliestOn: '2026-11-30' },
};
const where = { city: 'Wilmington', state: 'NC', isTransfer: false, feeCents: 0, earliestOn: '2026-11-28' };
const atBoth: HandOverEstimate = { ...estimate, pickups: [where, estimate.pickup ?? where] };
const lewiston = {
  zip: '04240',
  city: 'Lewiston',
  state: 'ME',
  county: 'Androscoggin',
  latitude: 44.09,
  longitude: -70.19,
};
const section = () => within(screen.getByRole('region', { name: 'Pickup or delivery' }));

async function openWithZip() {
  const vehicle = vehicleFixture();
  server.use(
    answer(getVehicle, vehicle),
    answer(listSimilarVehicles, { vehicles: [] }),
    answer(lookUpZip, lewiston),
  );
  await renderStorefront(vehicle.path);
  await screen.findByRole('region', { name: 'Pickup or delivery' });
  expect(screen.getAllByRole('textbox', { name: 'Your ZIP code' })).toHaveLength(1);
  expect(
    section().getByText(/^Delivery is included within 100\smiles of Portland, ME, in as few as 2\sdays\.$/),
  ).toBeVisible();
  await userEvent.click(section().getByRole('button', { name: /^Check\sif\swe\sdeliver\sto\syou$/ }));
  await userEvent.type(section().getByRole('textbox', { name: 'Your ZIP code' }), '04240');
}

test('shows fee, distance and first day of delivery and pickup', async () => {
  server.use(answer(estimateHandOver, estimate));
  await openWithZip();
  const [delivery, pickup] = await section().findAllByRole('listitem');
  expect(delivery).toHaveTextContent(
    "Delivery to 04240$149As early as Dec 1, 2026We deliver from Portland, ME. You're 62 miles away.",
  );
  expect(pickup).toHaveTextContent('Pickup in Portland, ME$99As early as Nov 30, 2026');
  expect(pickup).toHaveTextContent("We'll bring it there from another of our stores.");
  expect(section().queryByText(/included within/)).toBeNull();
});

test('the pickup where the vehicle is comes before the one it is brought to', async () => {
  server.use(answer(estimateHandOver, atBoth));
  await openWithZip();
  const [, first, second] = await section().findAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Pickup in Wilmington, NCFreeAs early as Nov 28, 2026This vehicle is here.',
  );
  expect(first).not.toHaveTextContent('bring it there');
  expect(second).toHaveTextContent('Pickup in Portland, ME$99As early as Nov 30, 2026');
  expect(second).not.toHaveTextContent('is here');
});

test.each([
  [{ kind: 'on-request', miles: 310 }, keepTogether('Call 207-555-0178 for the fee'), {}],
  [
    { kind: 'out-of-range', miles: 900 },
    keepTogether('Outside our delivery area. Call 207-555-0178 for a custom quote.'),
    {},
  ],
  [
    { kind: 'not-offered' },
    keepTogether(
      "We don't deliver to 04240. You can pick it up in Portland, ME, or call 207-555-0178 about shipping.",
    ),
    {},
  ],
  [
    { kind: 'not-offered' },
    keepTogether("We don't deliver to 04240. Call 207-555-0178 about shipping."),
    { pickup: null },
  ],
] as const)('%o shows what to do', async (delivery, words, other) => {
  server.use(answer(estimateHandOver, { ...estimate, delivery, ...other }));
  await openWithZip();
  expect(await section().findByText(words)).toBeVisible();
});

test('a long way has its thousands separated', async () => {
  server.use(answer(estimateHandOver, { ...estimate, delivery: { kind: 'out-of-range', miles: 1_925.2 } }));
  await openWithZip();
  expect(
    await section().findByText(/^We deliver from Portland, ME\. You're 1,925\smiles away\.$/),
  ).toBeVisible();
});

test.each([
  ['not-offered', { kind: 'not-offered' }],
  ['out of range', { kind: 'out-of-range', miles: 900 }],
] as const)(
  'where delivery is %s, the promises name the first pickup and its fee instead (SITE-108)',
  async (_, delivery) => {
    server.use(answer(estimateHandOver, { ...atBoth, delivery }));
    await openWithZip();
    const promises = within(screen.getByRole('region', { name: 'What you can count on' }));
    expect(await promises.findByText('Pickup in Wilmington, NC')).toBeVisible();
    expect(promises.getByText("Free. Once you've signed, you pick the day.")).toBeVisible();
    expect(promises.queryByText(/^Delivered in/)).toBeNull();
  },
);

test('with neither delivery nor pickup, the promises name none', async () => {
  server.use(answer(estimateHandOver, { ...estimate, delivery: { kind: 'not-offered' }, pickup: null }));
  await openWithZip();
  const promises = within(screen.getByRole('region', { name: 'What you can count on' }));
  await waitFor(() => expect(promises.queryByText(/^Delivered in/)).toBeNull());
  expect(promises.queryByText(/^Pickup/)).toBeNull();
});

test('a delivery that is included is promised, with the place it is measured from', async () => {
  const delivery = { kind: 'fee', feeCents: 0, miles: 62.4, earliestOn: '2026-12-01' } as const;
  server.use(answer(estimateHandOver, { ...estimate, delivery }));
  await openWithZip();
  await section().findByText('Delivery to 04240');
  const promises = within(screen.getByRole('region', { name: 'What you can count on' }));
  expect(promises.getByText(/^Delivered in as few as/)).toBeVisible();
  expect(promises.getByText(/^Delivery is included within 100\smiles of Portland, ME\./)).toBeVisible();
});

test.each([
  ['its fee', estimate.delivery, "$149. Once you've signed, you pick the day."],
  ['no fee that is unknown', { kind: 'on-request', miles: 310 }, "Once you've signed, you pick the day."],
] as const)('a delivery that is not included is promised with %s', async (_, delivery, words) => {
  server.use(answer(estimateHandOver, { ...estimate, delivery }));
  await openWithZip();
  await section().findByText('Delivery to 04240');
  const promises = within(screen.getByRole('region', { name: 'What you can count on' }));
  expect(await promises.findByText('Delivery to 04240')).toBeVisible();
  expect(promises.getByText(words)).toBeVisible();
  expect(promises.queryByText(/^Delivery is included/)).toBeNull();
});

test('a failure keeps the ZIP and can be retried', async () => {
  server.use(refuse(estimateHandOver, 422, 'error.fulfillment.geocode'));
  await openWithZip();
  const again = await section().findByRole('button', { name: 'Try again' });
  expect(section().getByRole('textbox')).toHaveValue('04240');
  server.use(answer(estimateHandOver, estimate));
  await userEvent.click(again);
  expect(await section().findByText('Delivery to 04240')).toBeVisible();
});

test('the ZIP is entered once on the page: here it is shown, and changed on request', async () => {
  server.use(answer(estimateHandOver, estimate));
  await openWithZip();
  const payment = within(screen.getByRole('region', { name: 'Your payment' }));
  expect(payment.getByRole('textbox', { name: 'Your ZIP code' })).toHaveValue('04240');
  await userEvent.tab();
  expect(section().queryByRole('textbox')).toBeNull();
  await userEvent.click(section().getByRole('button', { name: /^Lewiston, ME\s04240\s· Change$/ }));
  expect(section().getByRole('textbox', { name: 'Your ZIP code' })).toHaveFocus();
});
