import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { getFulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
vi.setConfig({ testTimeout: 60_000 });

const slot = { startAt: '2026-06-18T13:00:00.000Z', endAt: '2026-06-18T15:00:00.000Z' };

test.each([
  [60.4, "Delivery is included. You're about 60 miles from us."],
  [0.4, 'Delivery is included.'],
])('a delivery over %d miles says its distance from a mile on: %s', async (distanceMiles, words) => {
  const place = appointmentFixture().place!;
  const { name: _name, ...address } = place;
  const chosen = { type: 'DELIVERY', place, address, feeCents: 0, distanceMiles } as const;
  api.use(
    ...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }),
    answer(getOrder, { data: orderFixture() }),
    answer(getFulfillment, fulfillmentFixture({ chosen })),
    answer(listSlots, {
      timeZone: 'America/New_York',
      days: [{ dateOn: '2026-06-18', reason: null, slots: [slot] }],
    }),
  );
  await openCheckout('/fulfillment/FC-1001');
  const note = await screen.findByText(/^Delivery is included\./);
  expect(note.textContent).toBe(keepTogether(words));
});
