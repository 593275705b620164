import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { putCart, type CartChoices } from '@forecourt/shared-contracts/commerce';
import { answer, createTestPlatform, startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderStorefrontOn } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const vehicle = vehicleFixture();

const payment = () => within(screen.getByRole('region', { name: 'Your payment' }));
const score = () => payment().getByRole('combobox', { name: 'Your credit score' });

async function open(platform: Platform) {
  cleanup();
  const isAsked = answerVehicle(server, vehicle);
  await renderStorefrontOn(platform);
  await screen.findByRole('region', { name: 'Specifications' });
  await isAsked();
}

function takePut(): CartChoices[] {
  const sent: CartChoices[] = [];
  server.use(
    answer(putCart, ({ body }) => {
      sent.push(body);
      return { cart: cartFixture() };
    }),
  );
  return sent;
}

async function start(platform: Platform) {
  await userEvent.click(payment().getByRole('button', { name: 'Start your purchase' }));
  await waitFor(() => expect(platform.navigation.current().location.pathname).toBe('/cart'));
}

test('choices outlive leaving the page, and the cart is asked to change only what is new', async () => {
  const platform = await createTestPlatform({ target: vehicle.path });
  const sent = takePut();
  await open(platform);
  await userEvent.click(payment().getByRole('radio', { name: '60' }));
  await userEvent.selectOptions(score(), 'excellent');
  await open(platform);
  await waitFor(() => expect(payment().getByRole('radio', { name: '60' })).toBeChecked());
  expect(score()).toHaveValue('excellent');
  await start(platform);
  expect(sent[0]).toMatchObject({ termMonths: 60, chosen: ['termMonths', 'creditTier'] });

  platform.navigation.push(vehicle.path);
  await open(platform);
  await waitFor(() => expect(payment().getByRole('radio', { name: '60' })).toBeChecked());
  await start(platform);
  expect(sent[1]).toMatchObject({ termMonths: 60, chosen: [] });
});

test('choices of one account are not shown to another', async () => {
  const platform = await createTestPlatform({ target: vehicle.path });
  const chosen = { termMonths: 60 };
  platform.storage.session.write(`calculator.${vehicle.vin}`, { holder: 'ann', all: chosen, fresh: [] });
  await open(platform);
  expect(payment().getByRole('radio', { name: '72' })).toBeChecked();
});
