import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const first = vehicleFixture();
const second = vehicleFixture({
  vin: 'YV4L12RK5P1000013',
  path: '/vehicle/YV4L12RK5P1000013',
  model: 'XC90',
});

/** Holds each PUT of the cart until the test answers it; records which vehicles arrived, in their order. */
function holdPuts() {
  const vins: string[] = [];
  const answers: (() => void)[] = [];
  server.use(
    http.put<never, { vin: string }>('http://localhost/public/cart', async ({ request }) => {
      vins.push((await request.json()).vin);
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ cart: cartFixture() });
    }),
  );
  return { vins, answers };
}

async function pressStart(name: string) {
  await screen.findByRole('heading', { level: 1, name });
  const [button] = await screen.findAllByRole('button', { name: 'Start your purchase' });
  if (button) await userEvent.click(button);
}

test('a purchase that is answered after its page was left does not bring the shopper back', async () => {
  answerVehicle(server, first);
  const { vins, answers } = holdPuts();
  const { navigation } = await renderStorefront(first.path);
  await pressStart('2023 Volvo XC60');
  await waitFor(() => expect(vins).toEqual([first.vin]));
  answerVehicle(server, second);
  act(() => navigation.push(second.path));
  await screen.findByRole('heading', { level: 1, name: '2023 Volvo XC90' });
  answers[0]?.();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(navigation.current().location.pathname).toBe(second.path);
});

test('two vehicles started one after the other arrive in this order, and the second one goes to the cart', async () => {
  answerVehicle(server, first);
  const { vins, answers } = holdPuts();
  const { navigation } = await renderStorefront(first.path);
  await pressStart('2023 Volvo XC60');
  await waitFor(() => expect(vins).toEqual([first.vin]));
  answerVehicle(server, second);
  act(() => navigation.push(second.path));
  await pressStart('2023 Volvo XC90');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(vins).toEqual([first.vin]);
  answers[0]?.();
  await waitFor(() => expect(vins).toEqual([first.vin, second.vin]));
  expect(navigation.current().location.pathname).toBe(second.path);
  answers[1]?.();
  await waitFor(() => expect(navigation.current().location.pathname).toBe('/cart'));
});
