import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { getFulfillment, quoteFulfillment, type Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { stickingActions } from '../../testing/sticking-actions.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();

/** Opens the step in a state of its appointment. */
function openIn(state: Partial<Fulfillment>, ...more: Parameters<typeof api.use>) {
  api.use(
    ...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }),
    answer(getOrder, { data: orderFixture() }),
    answer(getFulfillment, fulfillmentFixture(state)),
  );
  api.use(...more);
  return openCheckout('/fulfillment/FC-1001');
}

const appointment = appointmentFixture();

test('canceling an appointment is apart from keeping and moving it, beside until when, and its vehicle is one of its facts', async () => {
  await openIn({ status: 'Requested', appointment });
  const names = ['Add to calendar', 'Reschedule', 'Cancel appointment'];
  const buttons = await Promise.all(names.map((name) => screen.findByRole('button', { name })));
  const [keeping, moving, canceling] = buttons.map(({ parentElement }) => parentElement);
  expect(moving).toBe(keeping);
  expect(canceling).not.toBe(keeping);
  expect(canceling).toContainElement(screen.getByText(/^Change or cancel by /));
  expect(stickingActions()).toEqual(['Add to calendar']);
  const factOf = (label: string) => screen.getByText(label).nextElementSibling;
  expect(factOf('Condition')).toHaveTextContent(/^(New|Used|Certified Pre-Owned)$/);
  expect(factOf('VIN')).toHaveTextContent(/^\w{10,}$/);
});

test('on its day the hours and the place stay below the heading, and no action sticks', async () => {
  await openIn({ status: 'In progress', appointment, canChange: false });
  const calendar = await screen.findByRole('button', { name: 'Add to calendar' });
  const call = screen.getByRole('link', { name: /^Call / });
  expect(call.compareDocumentPosition(calendar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(stickingActions()).toEqual([]);
  expect(screen.getByText(/^9:00 AM –\u2060? ?11:00 AM \(ET\) at 12 Garden Street$/)).toBeVisible();
  expect(screen.getByText('Need to change it? Call us.')).toBeVisible();
  expect(screen.getByText("Your car is on its way. Keep your driver's license handy.")).toBeVisible();
});

test.each([
  ['Cash', 'Pay for your car first'],
  ['Finance', 'Pay your down payment first'],
  ['Lease', "Pay what's due at signing first"],
] as const)('a coming delivery of an unpaid order (%s) says what is due before it', async (type, title) => {
  const order = orderFixture({ deal: { type, dealRefId: 'deal-1001' } });
  await openIn({ status: 'Requested', appointment }, answer(getOrder, { data: order }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('Then we can bring your car.')).toBeVisible();
});

test.each(['outOfRange', 'unavailable', 'deliveryFeeUnknown'] as const)(
  'an address refused as %s leads to the pickup',
  async (code) => {
    const place = appointment.place!;
    const { user } = await openIn(
      { knownAddress: place },
      refuse(quoteFulfillment, 422, `error.fulfillment.${code}`),
    );
    await user.click(await screen.findByRole('button', { name: 'See available times' }));
    await user.click(await screen.findByRole('button', { name: 'Pick it up instead' }));
    expect(screen.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);
