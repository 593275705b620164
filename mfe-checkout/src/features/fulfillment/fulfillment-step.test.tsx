import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import {
  bookAppointment,
  cancelAppointment,
  getFulfillment,
  listSlots,
  quoteFulfillment,
  type Fulfillment,
} from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import {
  appointmentFixture,
  dealershipFixture,
  fulfillmentFixture,
} from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import type { TrackerAnswers } from '../../testing/tracker-answers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/fulfillment/FC-1001';
const signed: Partial<TrackerAnswers> = {
  signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] },
};
const home = appointmentFixture().place!;
const nothing = fulfillmentFixture();
const slots = [
  { startAt: '2026-06-18T13:00:00.000Z', endAt: '2026-06-18T15:00:00.000Z' },
  { startAt: '2026-06-18T15:00:00.000Z', endAt: '2026-06-18T17:00:00.000Z' },
];
const days: EndpointResponse<typeof listSlots>['days'] = [
  { dateOn: '2026-06-17', reason: 'too-soon', slots: [] },
  { dateOn: '2026-06-18', reason: null, slots },
  { dateOn: '2026-06-19', reason: 'full', slots: [] },
];
const appointment = appointmentFixture();
const booked: Fulfillment = { ...nothing, status: 'Requested', appointment };

/** The server's side of scheduling; tests change it. */
function serve(first: Fulfillment = nothing) {
  const server = { now: first, free: days, sent: [] as unknown[], keys: [] as (string | null)[] };
  const order = () =>
    orderFixture({
      delivery: server.now.appointment && {
        type: server.now.appointment.type,
        appointmentTime: server.now.appointment.startAt,
      },
    });
  api.use(...trackerHandlers(signed));
  api.use(
    answer(getOrder, () => ({ data: order() })),
    answer(getFulfillment, () => server.now),
    answer(listSlots, () => ({ timeZone: 'America/New_York', days: server.free })),
    answer(lookUpZip, {
      zip: '04103',
      city: 'Portland',
      state: 'ME',
      county: '',
      latitude: 43.6,
      longitude: -70.3,
    }),
    answer(quoteFulfillment, ({ body }) => ({
      type: body.type,
      place: body.type === 'PICKUP' ? dealershipFixture : home,
      feeCents: body.type === 'PICKUP' ? 0 : 14_900,
      distanceMiles: body.type === 'PICKUP' ? null : 60,
    })),
    answer(bookAppointment, ({ body, headers }) => {
      server.sent.push(body);
      server.keys.push(headers.get('idempotency-key'));
      const { type } = body.request;
      const place = type === 'PICKUP' ? dealershipFixture : home;
      server.now = { ...booked, appointment: { ...appointment, type, place, startAt: body.startAt } };
      return server.now;
    }),
    answer(cancelAppointment, () => (server.now = { ...nothing, status: 'Cancelled' })),
  );
  return server;
}

vi.setConfig({ testTimeout: 60_000 });

/** Opens the step and waits for it: its screens load on first use. */
async function openStep(target = base, options: Parameters<typeof openCheckout>[1] = {}) {
  const opened = await openCheckout(target, options);
  await screen.findByRole('heading', { level: 1, name: /^(Schedule|Pickup:|Delivery:)/ });
  return opened;
}

type User = Awaited<ReturnType<typeof openCheckout>>['user'];
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function fillAddress(user: User) {
  await user.click(await field('Street address'));
  await user.paste('12 Garden Street');
  await user.click(await field('ZIP code'));
  await user.paste('04103');
  await user.tab();
  await waitFor(async () => expect(await field('City')).toHaveValue('Portland'));
  await press(user, 'See available times');
}

async function chooseTime(user: User, name = '9:00 AM – 11:00 AM (ET)') {
  const date = await field('Delivery date');
  await user.clear(date);
  await user.type(date, '06182026');
  await user.click(await screen.findByRole('combobox', { name: 'Delivery time' }));
  await user.click(await screen.findByText(name));
}

describe('a delivery chosen with the cart', () => {
  const { name: _name, ...address } = home;
  const chosen = { type: 'DELIVERY', place: home, address, feeCents: 0, distanceMiles: 60 } as const;

  test('is not asked for again: only a time is', async () => {
    const server = serve({ ...nothing, chosen });
    const { user, path } = await openStep();
    await chooseTime(user);
    expect(path()).toBe(`${base}/when`);
    await press(user, 'Review your appointment');
    expect(await screen.findByText(/12 Garden Street/)).toBeVisible();
    await press(user, 'Confirm delivery');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toMatchObject({
      request: { type: 'DELIVERY', address, isStreetConfirmed: true },
      expectedFeeCents: 0,
    });
  });

  test('can be changed, with the address filled in', async () => {
    serve({ ...nothing, chosen });
    const { user, path } = await openStep();
    await press(user, 'Change the address');
    await waitFor(() => expect(path()).toBe(`${base}/change`));
    expect(await field('Street address')).toHaveValue('12 Garden Street');
    await user.click(screen.getByRole('radio', { name: /^Pickup/ }));
    await press(user, 'See available times');
    expect(await screen.findByRole('textbox', { name: 'Pickup date' })).toBeVisible();
  });
});

describe('a paid delivery that becomes a pickup', () => {
  const credit = { creditCents: 14_900, byStoreCents: 0 };
  const paid: Fulfillment = { ...booked, appointment: appointmentFixture({ feeCents: 0 }) };

  const quoted = (byStoreCents: number) =>
    answer(quoteFulfillment, ({ body }) => ({
      type: body.type,
      place: dealershipFixture,
      feeCents: 0,
      distanceMiles: null,
      credit: { ...credit, byStoreCents },
    }));

  async function reviewPickup(user: User) {
    await press(user, 'Reschedule');
    await user.click(await screen.findByRole('radio', { name: /^Pickup/ }));
    await press(user, 'See available times');
    await user.type(await field('Pickup date'), '06182026');
    await user.click(await screen.findByRole('combobox', { name: 'Pickup time' }));
    await user.click(await screen.findByText('9:00 AM – 11:00 AM (ET)'));
    await press(user, 'Review your appointment');
  }

  test('the review says what is refunded, and what the store returns', async () => {
    serve(paid);
    api.use(quoted(4_900));
    const { user } = await openStep();
    await reviewPickup(user);
    const note = await screen.findByText(/Your price includes \$149\.00 more for delivery/);
    expect(note).toHaveTextContent('Your loan pays $49.00 of it, and the store returns that to you.');
  });

  test('afterwards the appointment says that it is refunded', async () => {
    serve({
      ...paid,
      appointment: appointmentFixture({ type: 'PICKUP', place: dealershipFixture, feeCents: 0 }),
      credit,
    });
    await openStep();
    expect(await screen.findByText(/We took \$149\.00 for delivery off your price/)).toBeVisible();
    expect(screen.queryByText(/couldn.t refund/)).toBeNull();
  });

  test('a refund that the payment provider refused is shown with the phone', async () => {
    serve({ ...paid, credit: { ...credit, refusedCents: 10_000 } });
    await openStep();
    expect(await screen.findByText(/We couldn.t refund \$100\.00/)).toHaveTextContent(
      /call 207-.?555-.?0178 to arrange it/,
    );
    expect(screen.getByRole('link', { name: /^207-.?555-.?0178$/ })).toHaveAttribute(
      'href',
      'tel:+12075550178',
    );
  });
});

describe('scheduling a delivery', () => {
  test('address, time, review, confirmation; the ZIP fills city and state', async () => {
    const server = serve();
    const { user, path } = await openStep();
    await fillAddress(user);
    expect(await screen.findByText(/Your delivery costs \$149\.00/)).toBeVisible();
    expect(path()).toBe(`${base}/when`);
    await chooseTime(user);
    await user.click(await field(/Delivery instructions/));
    await user.paste('Ring twice');
    expect(screen.getByText('240 characters remaining')).toBeVisible();
    await press(user, 'Review your appointment');
    expect(await screen.findByText(/^9:00 AM –\u2060 11:00 AM \(ET\)$/)).toBeVisible();
    expect(screen.getByText('$149.00')).toBeVisible();
    expect(screen.getByText(/isn't part of your contract/)).toBeVisible();
    expect(screen.getByText('VIN')).toBeVisible();
    await press(user, 'Confirm delivery');
    await screen.findByRole('heading', { level: 1, name: /^Delivery: Thursday, Jun\s18$/ });
    expect(screen.getByText(/^9:00 AM –\u2060? ?11:00 AM \(ET\) at 12 Garden Street$/)).toBeVisible();
    expect(path()).toBe(base);
    expect(server.sent).toEqual([
      {
        request: {
          type: 'DELIVERY',
          address: { line1: '12 Garden Street', line2: '', city: 'Portland', state: 'ME', zip: '04103' },
          isStreetConfirmed: false,
        },
        startAt: slots[0]?.startAt,
        expectedFeeCents: 14_900,
        instructions: 'Ring twice',
        replaces: null,
      },
    ]);
  });

  test('F46: a double press is one call with one key', async () => {
    const server = serve();
    const { user } = await openStep();
    await fillAddress(user);
    await chooseTime(user);
    await press(user, 'Review your appointment');
    await user.dblClick(await screen.findByRole('button', { name: 'Confirm delivery' }));
    await screen.findByRole('button', { name: 'Reschedule' });
    expect(new Set(server.keys).size).toBe(1);
    expect(server.sent).toHaveLength(1);
  });

  test('F21: a slot taken meanwhile returns to the latest times and keeps what was typed', async () => {
    const server = serve();
    const { user, path } = await openStep();
    await fillAddress(user);
    await chooseTime(user);
    await user.click(await field(/Delivery instructions/));
    await user.paste('Ring twice');
    await press(user, 'Review your appointment');
    api.use(refuse(bookAppointment, 409, 'error.fulfillment.slotTaken'));
    server.free = days.map((day) => ({ ...day, slots: day.slots.slice(1) }));
    await press(user, 'Confirm delivery');
    expect(await screen.findByText(/Someone just took this time/)).toBeVisible();
    expect(path()).toBe(`${base}/when`);
    expect(await field('Delivery date')).toHaveValue('06/18/2026');
    expect(await field(/Delivery instructions/)).toHaveValue('Ring twice');
    await user.click(await screen.findByRole('combobox', { name: 'Delivery time' }));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  test('the draft survives a reload of the tab', async () => {
    serve();
    const values = new Map<string, string>();
    const session = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    const parts = { openSession: () => session };
    const first = await openStep(base, { parts });
    await fillAddress(first.user);
    await screen.findByText(/Your delivery costs/);
    first.unmount();
    await openStep(`${base}/when`, { parts });
    expect(await screen.findByText(/Your delivery costs \$149\.00/)).toBeVisible();
  });
});

describe('the address', () => {
  test('reports errors at each field and makes no call', async () => {
    serve();
    const { user } = await openStep();
    await user.type(await field('Street address'), 'PO Box 12');
    await user.type(await field('ZIP code'), '041');
    await press(user, 'See available times');
    expect(await screen.findByRole('link', { name: /We can't deliver a car to a PO box/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter a ZIP code with 5 digits' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your state' })).toBeVisible();
  });

  test.each([
    ['zipStateMismatch', "Looks like your state and Zip code don't match. Please check them and try again."],
    ['invalidAddress', /The city and ZIP code don't match/],
    ['geocode', "We can't locate this ZIP code. Please check it and try again."],
    ['zipNotSupported', /We don't deliver to this ZIP code/],
  ])('%s is shown at its field', async (code, message) => {
    serve();
    api.use(refuse(quoteFulfillment, 422, `error.fulfillment.${code}` as 'error.fulfillment.geocode'));
    const { user } = await openStep();
    await fillAddress(user);
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(await field('Street address')).toHaveValue('12 Garden Street');
  });

  test.each([
    ['outOfRange', /out of range for delivery\. Call .* for a custom quote/],
    ['deliveryFeeUnknown', /can't calculate your delivery fee/],
    ['unavailable', /We don't deliver there\./],
  ])('%s offers the phone, until another way is chosen', async (code, message) => {
    serve();
    api.use(refuse(quoteFulfillment, 422, `error.fulfillment.${code}` as 'error.fulfillment.outOfRange'));
    const { user } = await openStep();
    await fillAddress(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+12075550178');
    // The number is there once, as a button.
    expect(within(alert).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /^Pickup/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('a likely PO Box ZIP can be confirmed as a street', async () => {
    serve();
    api.use(refuse(quoteFulfillment, 422, 'error.fulfillment.poBoxZip'));
    const { user, path } = await openStep();
    await fillAddress(user);
    await screen.findByRole('link', { name: /likely a PO box ZIP code/ });
    serve();
    await user.click(screen.getByRole('checkbox', { name: /This is a street address/ }));
    await press(user, 'See available times');
    await screen.findByText(/Your delivery costs/);
    expect(path()).toBe(`${base}/when`);
  });
});

describe('the time', () => {
  test.each([
    ['', 'Choose a delivery date'],
    ['06/17/2026', /too soon/],
    ['06/19/2026', /All times on this day are booked/],
    ['06/16/2026', /has passed/],
    ['06/30/2026', /too far ahead/],
    ['06/31/2026', /Enter a date like/],
  ])('refuses the date "%s"', async (typed, message) => {
    serve();
    const { user } = await openStep();
    await fillAddress(user);
    const date = await field('Delivery date');
    await user.click(date);
    if (typed) await user.paste(typed);
    await press(user, 'Review your appointment');
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(date).toHaveValue(typed);
  });

  test('refuses a date as soon as its field is left, and an empty one only on submit', async () => {
    serve();
    const { user } = await openStep();
    await fillAddress(user);
    const date = await field('Delivery date');
    await user.click(date);
    await user.tab();
    expect(date).not.toBeInvalid();
    await user.click(date);
    await user.paste('06/16/2026');
    expect(date).not.toBeInvalid();
    await user.tab();
    expect(date).toBeInvalid();
    expect(date).toHaveAccessibleDescription(/has passed/);
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
    await user.clear(date);
    await user.type(date, '06182026');
    await user.tab();
    expect(date).not.toBeInvalid();
  });

  test('refuses a date without a time', async () => {
    serve();
    const { user } = await openStep();
    await fillAddress(user);
    await user.type(await field('Delivery date'), '06182026');
    await press(user, 'Review your appointment');
    expect(await screen.findByRole('link', { name: 'Choose a delivery time' })).toBeVisible();
  });
});

describe('an appointment', () => {
  test('a pickup has directions; rescheduling can be aborted', async () => {
    serve({
      ...booked,
      appointment: {
        ...appointment,
        type: 'PICKUP',
        location: 'DEALERSHIP_LOCATION',
        place: dealershipFixture,
      },
    });
    const { user, path } = await openStep();
    const directions = await screen.findByRole('link', { name: /Get directions/ });
    expect(directions.getAttribute('href')).toContain('1+Main+Street');
    await press(user, 'Reschedule');
    expect(path()).toBe(`${base}/change`);
    expect(await screen.findByRole('radio', { name: /^Pickup/ })).toBeChecked();
    await press(user, 'Keep my appointment');
    expect(path()).toBe(base);
  });

  test('is canceled after confirmation', async () => {
    serve(booked);
    const { user } = await openStep();
    await press(user, 'Cancel appointment');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your delivery?' });
    expect(dialog).toHaveTextContent(/Your delivery: Thursday, Jun\s18, 9:00 AM – ?\u2060? ?11:00 AM \(ET\)/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await field('Street address')).toBeVisible();
    expect(screen.getByText('Your appointment is canceled. Choose another time.')).toBeVisible();
  });

  test('that the dealer’s system reports as Failed says so, and another time can be chosen (TRACK-90)', async () => {
    serve({ ...booked, status: 'Failed', canChange: true });
    await openStep();
    expect(await screen.findByText(/^Your delivery on .* didn't happen\. Call /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reschedule' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Add to calendar|Cancel appointment/ })).toBeNull();
  });

  test('that took place is named in the heading, with its date', async () => {
    serve({ ...booked, status: 'Completed', canChange: false });
    await openCheckout(base);
    const name = /^Delivered Jun\s18,\s2026$/;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    // The date is in the heading alone.
    expect(await screen.findByText(/Your contract and receipts stay with your order\./)).toBeVisible();
    expect(screen.getAllByText(/Jun\s18/)).toHaveLength(1);
    expect((await shownSteps()).at(-1)).toMatchObject({ title: 'Schedule Delivery', status: 'Completed' });
  });

  test('too close to the appointment, the phone replaces the buttons', async () => {
    serve({ ...booked, canChange: false });
    const { path } = await openStep(`${base}/change`);
    expect(await screen.findByText('Need to change it? Call us.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    expect(path()).toBe(base);
  });

  test('a later screen without its prerequisites redirects to the first', async () => {
    serve();
    const { path } = await openStep(`${base}/review`);
    expect(await field('Street address')).toBeVisible();
    expect(path()).toBe(base);
    expect(screen.getByText('Choose pickup or delivery first.')).toBeVisible();
  });

  test('a failed load can be retried', async () => {
    serve();
    api.use(refuse(getFulfillment, 500, 'error.internal'));
    const { user } = await openStep();
    await screen.findByText("We couldn't load your appointment");
    serve();
    await press(user, /Try again/i);
    expect(await field('Street address')).toBeVisible();
  });
});

test('the known address is filled in, the street first; another ZIP code brings its city and state', async () => {
  serve({ ...nothing, knownAddress: { ...home, city: 'Dover', state: 'NH', zip: '03820' } });
  const { user } = await openStep();
  const [zip, street] = [await field('ZIP code'), await field('Street address')];
  expect(street).toHaveValue(home.line1);
  expect(zip).toHaveValue('03820');
  expect(street.compareDocumentPosition(zip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.clear(zip);
  await user.type(zip, '04103');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('ME'));
  expect(await field('City')).toHaveValue('Portland');
  await press(user, 'See available times');
  await screen.findByRole('textbox', { name: /date/i });
});
