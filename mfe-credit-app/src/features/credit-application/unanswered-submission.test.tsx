import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { getCart, listOrders } from '@forecourt/shared-contracts/commerce';
import {
  getCreditApplication,
  submitCreditApplication,
} from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers, answer, orderFixture } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../testing/application-server.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();
const submit = () => screen.findByRole('button', { name: 'Submit application' });

it.each([
  ['a lost connection', () => HttpResponse.error(), "We didn't get an answer"],
  ['a gateway', () => new HttpResponse(null, { status: 500 }), 'Oops! Something went wrong.'],
])(
  'a submission whose answer is lost to %s stays on its page and is sent again',
  async (_way, lose, title) => {
    const server = serveApplication(api);
    server.begin(aloneAnswers());
    const { user, path } = await renderRemote({ target: '/credit-application/ssn', signedInAs: buyer });
    await user.type(await screen.findByLabelText('Your Social Security number or ITIN'), '512345678');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const keys = new Set<string | null>();
    let isLost = true;
    await user.click(await screen.findByRole('checkbox'));
    api.use(
      answer(getCart, () => ({ cart: null })),
      answer(getCreditApplication, () => ({ application: null })),
      answer(submitCreditApplication, ({ headers }) => {
        keys.add(headers.get('idempotency-key'));
        return isLost ? lose() : { orderNumber: 'FC-1' };
      }),
    );
    await user.click(await submit());
    expect(await screen.findByText(title)).toBeVisible();
    isLost = false;
    await user.click(await submit());
    await waitFor(() => expect(path()).toBe('/checkout/FC-1'));
    expect(keys.size).toBe(1);
  },
);

it('after a reload without a cart, the orders in progress are linked', async () => {
  const server = serveApplication(api);
  server.begin(aloneAnswers());
  api.use(
    answer(getCart, () => ({ cart: null })),
    answer(listOrders, () => ({ orders: [orderFixture()] })),
  );
  await renderRemote({ target: '/credit-application/submit', signedInAs: buyer });
  expect(await screen.findByRole('heading', { name: 'Choose a vehicle first' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See orders' })).toHaveAttribute('href', '/account/orders');
});
