import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Platform } from '@forecourt/shared-contracts';
import { getCart, putCart, type Cart, type CartChoices } from '@forecourt/shared-contracts/commerce';
import { answer, createTestPlatform, priceFixture, startApi } from '@forecourt/shared-contracts/testing';
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

/** The vehicle's cart with these terms of a loan. */
function loanCart(terms: Pick<CartChoices, 'termMonths' | 'downPaymentCents' | 'creditTier'>): Cart {
  const { priceCents, condition } = vehicle;
  const price = priceFixture({ purchaseType: 'Finance', priceCents, condition, ...terms });
  return { ...cartFixture(), price, ...(terms.creditTier && { creditTier: terms.creditTier }) };
}

function otherCart(): Cart {
  const cart = loanCart({ termMonths: 48, downPaymentCents: 600_000 });
  return { ...cart, vehicle: { ...cart.vehicle, vin: '2HGCM82633A004353' } };
}

function takePut(): CartChoices[] {
  const sent: CartChoices[] = [];
  server.use(
    answer(putCart, ({ body }) => {
      sent.push(body);
      return { cart: loanCart(body) };
    }),
    answer(getCart, () => ({ cart: sent[0] ? loanCart(sent[0]) : null })),
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

const term = (months: string) => payment().getByRole('radio', { name: months });
const down = () => payment().getByRole('textbox', { name: 'Down payment' });

test.each([
  ['after a choice', async () => userEvent.click(term('60'))],
  ['with the defaults', () => Promise.resolve()],
])('what was changed in the cart since is shown, and stays, %s', async (_case, choose) => {
  const platform = await createTestPlatform({ target: vehicle.path });
  const sent = takePut();
  await open(platform);
  await choose();
  await start(platform);
  server.use(answer(getCart, { cart: loanCart({ termMonths: 48, downPaymentCents: 600_000 }) }));
  platform.navigation.push(vehicle.path);
  await open(platform);
  await waitFor(() => expect(term('48')).toBeChecked());
  expect(down()).toHaveValue('6,000');
  await start(platform);
  expect(sent[1]).toMatchObject({ termMonths: 48, downPaymentCents: 600_000, chosen: [] });
});

test('a choice that the cart does not have yet stays beside those of the cart', async () => {
  const platform = await createTestPlatform({ target: vehicle.path });
  const sent = takePut();
  await open(platform);
  await userEvent.click(term('60'));
  server.use(answer(getCart, { cart: loanCart({ termMonths: 48, downPaymentCents: 600_000 }) }));
  await open(platform);
  await waitFor(() => expect(down()).toHaveValue('6,000'));
  expect(term('60')).toBeChecked();
  await start(platform);
  expect(sent[0]).toMatchObject({ termMonths: 60, downPaymentCents: 600_000, chosen: ['termMonths'] });
});

test.each([
  ['the cart has another vehicle', 200, () => ({ cart: otherCart() })],
  ['the cart is empty', 200, () => ({ cart: null })],
  ['the cart does not answer', 400, () => ({})],
])('choices stay as they are when %s', async (_case, status, body) => {
  const platform = await createTestPlatform({ target: vehicle.path });
  await open(platform);
  await userEvent.click(term('60'));
  let calls = 0;
  server.use(
    http.get(`http://localhost${getCart.path}`, () => {
      calls += 1;
      return HttpResponse.json(body(), { status });
    }),
  );
  await open(platform);
  await waitFor(() => expect(calls).toBe(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(term('60')).toBeChecked();
  expect(down()).not.toHaveValue('6,000');
});

test('choices of one account are not shown to another', async () => {
  const platform = await createTestPlatform({ target: vehicle.path });
  const chosen = { termMonths: 60 };
  platform.storage.session.write(`calculator.${vehicle.vin}`, { holder: 'ann', all: chosen, fresh: [] });
  await open(platform);
  expect(payment().getByRole('radio', { name: '72' })).toBeChecked();
});
