import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { answer, orderVehicleFixture } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
afterEach(() => vi.restoreAllMocks());

const first = cartFixture({ purchaseType: 'Finance' });
const second = { ...first, vehicle: { ...orderVehicleFixture(), vin: '2HGCM82633A004353', model: 'XC90' } };

async function openCart() {
  server.use(answer(getCart, { cart: first }));
  await renderRemote({ target: '/cart' });
  await screen.findByRole('region', { name: 'Price' });
}

async function returnAfterHours() {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 3_600_000);
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
}

test('the cart of a tab that returns after hours is up to date', async () => {
  await openCart();
  server.use(answer(getCart, { cart: second }));
  await returnAfterHours();
  expect(await screen.findByText('VIN 2HGCM82633A004353')).toBeVisible();
});

test('a cart that cannot be renewed stays', async () => {
  await openCart();
  const refuse = vi.fn(() => HttpResponse.json({}, { status: 400 }));
  server.use(http.get(`http://localhost${getCart.path}`, refuse));
  // The second call starts once the first has failed.
  await vi.waitFor(
    async () => {
      await returnAfterHours();
      expect(refuse.mock.calls.length).toBeGreaterThan(1);
    },
    { timeout: 15_000 },
  );
  expect(screen.getByRole('region', { name: 'Price' })).toBeVisible();
});
