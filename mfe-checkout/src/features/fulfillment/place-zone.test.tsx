import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { getFulfillment, listSlots, type Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

// The dealer's time zone is America/New_York: every time here is that of the place instead (TRACK-115).

vi.setConfig({ testTimeout: 60_000 });

const api = startApi();
const place = { ...appointmentFixture().place!, timeZone: 'America/Chicago' };
const slot = { startAt: '2026-06-18T14:00:00.000Z', endAt: '2026-06-18T16:00:00.000Z' };
const appointment = { ...appointmentFixture({ place }), ...slot, changeUntil: '2026-06-17T14:00:00.000Z' };

function open(state: Partial<Fulfillment>, path = '/fulfillment/FC-1001') {
  const asked: unknown[] = [];
  api.use(
    ...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }),
    answer(getOrder, { data: orderFixture() }),
    answer(getFulfillment, fulfillmentFixture(state)),
    answer(listSlots, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return {
        timeZone: 'America/Chicago',
        days: [{ dateOn: '2026-06-18', reason: null, slots: [slot] }],
      };
    }),
  );
  return openCheckout(path).then((opened) => ({ ...opened, asked }));
}

test('an appointment, until when it can be changed, and the question before it is canceled', async () => {
  const { user } = await open({ status: 'Requested', appointment });
  expect(await screen.findByText(/^9:00 AM – ?\u2060? ?11:00 AM \(CT\) at 12 Garden Street$/)).toBeVisible();
  expect(screen.getByText(/9:00 AM \(CT\)/)).toHaveTextContent(/Jun 17, 2026/);
  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  expect(await screen.findByText(/Thursday, Jun\s18.*9:00 AM – ?\u2060? ?11:00 AM \(CT\)/)).toBeVisible();
});

test('the slots of a delivery are asked for by its ZIP, chosen and reviewed', async () => {
  const address = { line1: '12 Garden Street', line2: '', city: 'Portland', state: 'ME', zip: '04103' };
  const chosen = { type: 'DELIVERY', place, address, feeCents: 0, distanceMiles: 60 } as const;
  const { user, asked } = await open({ chosen }, '/fulfillment/FC-1001/when');
  await user.type(await screen.findByRole('textbox', { name: 'Delivery date' }), '06182026');
  expect(screen.getByText(/Central|\bCT\b/)).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: 'Delivery time' }));
  await user.click(await screen.findByText('9:00 AM – 11:00 AM (CT)'));
  expect(asked).toContainEqual({ type: 'DELIVERY', zip: place.zip });
  await user.click(screen.getByRole('button', { name: 'Review your appointment' }));
  expect(await screen.findByText(/^9:00 AM – ?\u2060? ?11:00 AM \(CT\)$/)).toBeVisible();
});
