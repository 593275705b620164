import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { getFulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { appointmentFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
vi.setConfig({ testTimeout: 60_000 });

type ScheduleDay = EndpointResponse<typeof listSlots>['days'][number];

const slotsOn = (dateOn: string) => [
  { startAt: `${dateOn}T13:00:00.000Z`, endAt: `${dateOn}T15:00:00.000Z` },
];
const free = (dateOn: string): ScheduleDay => ({ dateOn, reason: null, slots: slotsOn(dateOn) });
const full = (dateOn: string): ScheduleDay => ({ dateOn, reason: 'full', slots: [] });

/** Opens the choice of a time for an order whose place was chosen with the cart. */
async function openTimes(days: ScheduleDay[]) {
  const { name: _name, ...address } = appointmentFixture().place!;
  const place = appointmentFixture().place!;
  const chosen = { type: 'DELIVERY', place, address, feeCents: 0, distanceMiles: 60 } as const;
  api.use(
    ...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }),
    answer(getOrder, { data: orderFixture() }),
    answer(getFulfillment, fulfillmentFixture({ chosen })),
    answer(listSlots, { timeZone: 'America/New_York', days }),
  );
  const opened = await openCheckout('/fulfillment/FC-1001');
  const date = await screen.findByRole('textbox', { name: 'Delivery date' });
  return { ...opened, date, time: screen.getByRole('combobox', { name: 'Delivery time' }) };
}

const nextDays = () => screen.queryByRole('group', { name: 'Next available days' });

test('the next free days are buttons, which choose the date', async () => {
  const { user, date, time } = await openTimes([full('2026-06-17'), free('2026-06-18'), free('2026-06-19')]);
  const [first, second] = within(nextDays()!).getAllByRole('button');
  expect(first?.textContent).toBe('Thursday, Jun\u00a018');
  expect(second).toHaveTextContent(/^Friday, Jun\s19$/);
  // On a phone they are one below the other: no row of two has a third below it.
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const buttons = rules.join(' ').split(`.${nextDays()!.className}>div`)[1];
  expect(buttons).toMatch(/^ \{ display: grid; gap: [^;]+; \}/);
  await user.click(second!);
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(date).toHaveValue('06/19/2026');
  await user.click(time);
  await user.click(await screen.findByText('9:00 AM – 11:00 AM (ET)'));
  const chosen = /^9:00 AM –/;
  expect(screen.getByRole('combobox', { name: 'Delivery time' })).toHaveDisplayValue(chosen);
  // Another press on the chosen day keeps its time.
  await user.click(second!);
  expect(screen.getByRole('combobox', { name: 'Delivery time' })).toHaveDisplayValue(chosen);
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  const grid = await screen.findByRole('grid');
  const day = within(grid).getByRole('button', { name: /^Friday, June 19, 2026/ });
  expect(day.closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('where no day is free there is none', async () => {
  await openTimes([full('2026-06-17'), full('2026-06-18')]);
  expect(await screen.findByText(/^No open times online right now/)).toBeVisible();
  expect(nextDays()).toBeNull();
});
