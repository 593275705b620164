import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import {
  bookAppointment,
  getFulfillment,
  listSlots,
  quoteFulfillment,
  type ChosenHandOver,
} from '@forecourt/shared-contracts/fulfillment';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { answer, refuseFields, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = startApi();
const base = '/fulfillment/FC-1001';
const slot = { startAt: '2026-06-18T13:00:00.000Z', endAt: '2026-06-18T15:00:00.000Z' };
const portland = { zip: '04103', city: 'Portland', state: 'ME', county: '', latitude: 43, longitude: -70 };
const other = /We can't accept this. Please check it, or call 207/;

async function openStep(chosen?: ChosenHandOver) {
  api.use(...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }));
  api.use(
    answer(getOrder, () => ({ data: orderFixture() })),
    answer(getFulfillment, () => ({ ...fulfillmentFixture(), ...(chosen && { chosen }) })),
    answer(listSlots, () => ({
      timeZone: 'America/New_York',
      days: [{ dateOn: '2026-06-18', reason: null, slots: [slot] }],
    })),
    answer(lookUpZip, portland),
  );
  const opened = await openCheckout(base);
  await screen.findByRole('heading', { level: 1, name: /^Schedule/ });
  return opened;
}

const field = (name: string) => screen.findByRole('textbox', { name });

test.each([
  ['at its field', { 'address.line1': 'validation.street' }, 'Enter a street number', 'Street address'],
  ['for a reason without a text', { 'address.zip': 'x.new' }, other, 'ZIP code'],
  ['that the form does not show', { 'address.county': 'x.new' }, other, undefined],
])('F17, BUY-81: a field that the server refuses, %s', async (_row, fields, words, label) => {
  const { user, path } = await openStep();
  api.use(refuseFields(quoteFulfillment, fields));
  await user.click(await field('Street address'));
  await user.paste('12 Garden Street');
  await user.click(await field('ZIP code'));
  await user.paste('04103');
  await user.tab();
  await waitFor(async () => expect(await field('City')).toHaveValue('Portland'));
  await user.click(screen.getByRole('button', { name: 'See available times' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  if (label) expect(await field(label)).toBeInvalid();
  expect(await field('Street address')).toHaveValue('12 Garden Street');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(path()).toBe(base);
});

test('F17, BUY-81: what is refused of a booking leads to the screen that shows it, with what was typed', async () => {
  const place = appointmentFixture().place!;
  const { name: _name, ...address } = place;
  const chosen = { type: 'DELIVERY', place, address, feeCents: 0, distanceMiles: 60 } as const;
  const { user, path } = await openStep(chosen);
  api.use(refuseFields(bookAppointment, { instructions: 'validation.tooLong' }));
  await user.type(await field('Delivery date'), '06182026');
  await user.click(await screen.findByRole('combobox', { name: 'Delivery time' }));
  await user.click(await screen.findByText('9:00 AM – 11:00 AM (ET)'));
  await user.type(screen.getByRole('textbox', { name: /instructions/ }), 'Gate 7');
  await user.click(screen.getByRole('button', { name: 'Review your appointment' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm delivery' }));
  await waitFor(() => expect(path()).toBe(`${base}/when`));
  expect(await screen.findByRole('alert')).toHaveTextContent(other);
  expect(screen.getByRole('textbox', { name: /instructions/ })).toHaveValue('Gate 7');
});
