import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { getFulfillment, listSlots, type ChosenHandOver } from '@forecourt/shared-contracts/fulfillment';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { dealershipFixture, fulfillmentFixture } from '../../testing/fulfillment-fixture.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();

function open(childPath: string, chosen?: ChosenHandOver) {
  api.use(
    ...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer', 'dealer'] } }),
    answer(getOrder, { data: orderFixture() }),
    answer(getFulfillment, fulfillmentFixture({ chosen })),
    answer(listSlots, {
      timeZone: 'America/New_York',
      days: [{ dateOn: '2026-06-17', reason: 'full', slots: [] }],
    }),
  );
  return openCheckout(`/fulfillment/FC-1001${childPath}`);
}

const pickupChosen = {
  type: 'PICKUP',
  location: 'DEALERSHIP_LOCATION',
  place: dealershipFixture,
  feeCents: 0,
  distanceMiles: null,
} as const;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const list = () => screen.findByRole('list', { name: 'Steps of your order' });

test('the heading names the way that is chosen on the screen', async () => {
  const { user } = await open('');
  await heading('Schedule Delivery');
  expect(screen.getByText('Included within 50 miles, for a fee up to 300 miles.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^Pickup/ }));
  expect(await heading('Schedule Pickup')).toBeVisible();
  // So does the list of steps.
  expect(within(await list()).getByText('Schedule Pickup')).toBeVisible();
  expect(screen.getByText(/Portland, ME\s04101\. Pickup is included\.$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Delivery/ }));
  expect(await heading('Schedule Delivery')).toBeVisible();
});

test('a review without a time leads to the choice that is open, and says only what is', async () => {
  const { path } = await open('/review', pickupChosen);
  expect(await heading('Schedule Pickup')).toBeVisible();
  expect(path()).toBe('/fulfillment/FC-1001/when');
  expect(await screen.findByText('Pickup is included.')).toBeVisible();
  expect(screen.queryByText('Choose pickup or delivery first.')).toBeNull();
});

test('on a phone a text button is no farther from its neighbors than other buttons', async () => {
  await open('/when', pickupChosen);
  expect(await screen.findByRole('button', { name: 'Change location' })).toHaveClass('fc-quiet');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  expect(rules.join(' ')).toMatch(/ \.fc-quiet \{ margin-block: calc\(/);
});
