import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { putCart } from '@forecourt/shared-contracts/commerce';
import { estimateHandOver } from '@forecourt/shared-contracts/fulfillment';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
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

const typeZip = async () => {
  const payment = within(await screen.findByRole('region', { name: 'Your payment' }));
  await userEvent.type(payment.getByRole('textbox', { name: 'Your ZIP code' }), '04240');
  expect(await payment.findByText(/couldn't check this ZIP code/)).toBeVisible();
  return payment;
};

test('a ZIP whose look-up failed is looked up again on request', async () => {
  answerVehicle(server, first);
  server.use(refuse(lookUpZip, 400, 'error.validation.request'));
  await renderStorefront(first.path);
  const payment = await typeZip();
  server.use(
    answer(lookUpZip, {
      zip: '04240',
      city: 'Lewiston',
      state: 'ME',
      county: 'Androscoggin',
      latitude: 44.09,
      longitude: -70.19,
    }),
    answer(estimateHandOver, { zip: '04240', delivery: { kind: 'not-offered' }, pickup: null }),
  );
  await userEvent.click(payment.getByRole('button', { name: 'Try again' }));
  expect(await payment.findByText('Lewiston, ME')).toBeVisible();
  expect(screen.queryByText(/couldn't check this ZIP code/)).toBeNull();
});

test('a ZIP that does not exist is not said to be unchecked while the next page looks it up again', async () => {
  answerVehicle(server, first);
  server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
  const { navigation } = await renderStorefront(first.path);
  const payment = within(await screen.findByRole('region', { name: 'Your payment' }));
  await userEvent.type(payment.getByRole('textbox', { name: 'Your ZIP code' }), '00000');
  await waitFor(() => expect(payment.getByRole('textbox', { name: 'Your ZIP code' })).toBeInvalid());
  let isAsked = false;
  server.use(
    answer(lookUpZip, async () => {
      isAsked = true;
      return await new Promise<never>(() => undefined);
    }),
  );
  answerVehicle(server, second);
  act(() => navigation.push(second.path));
  await screen.findByRole('heading', { level: 1, name: '2023 Volvo XC90' });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText(/couldn't check this ZIP code/)).toBeNull();
});

test('a ZIP whose look-up failed goes into the cart, where the server decides', async () => {
  answerVehicle(server, first);
  server.use(refuse(lookUpZip, 400, 'error.validation.request'));
  const sent: unknown[] = [];
  server.use(
    answer(putCart, ({ rawBody }) => {
      sent.push(rawBody);
      return { cart: cartFixture() };
    }),
  );
  await renderStorefront(first.path);
  await typeZip();
  await pressStart('2023 Volvo XC60');
  await waitFor(() => expect(sent).toMatchObject([{ zipCode: '04240' }]));
});
