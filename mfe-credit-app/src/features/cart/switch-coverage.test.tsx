import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { answer, refuse } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { offerFixture } from '../../testing/offer-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const gap = { code: 'GAP-72', priceCents: 795_00 };
const contract = { code: 'VSC-72', priceCents: 2_400_00 };
const purchaseTypes: Cart['purchaseTypes'] = ['Finance', 'Lease', 'Cash'];
const financed = (protection = [gap]) => ({
  ...cartFixture({ purchaseType: 'Finance' }, { protection }),
  purchaseTypes,
});

async function askFor(name: string, cart: Cart) {
  server.use(answer(getCart, () => ({ cart })));
  const { user } = await renderRemote({ target: '/cart' });
  await user.click(await screen.findByRole('radio', { name }));
  return within(await screen.findByRole('dialog'));
}

it('names what a switch to cash takes out of the price, before it is confirmed (BUY-73)', async () => {
  const offer = offerFixture({ chosen: ['VSC-72', 'GAP-72'], financedOnly: ['GAP'] });
  server.use(answer(getProtection, () => ({ offer })));
  const dialog = await askFor('Cash', financed([contract, gap]));
  expect(await dialog.findByText(/^GAP \(\$795\) comes off your price/)).toBeVisible();
  expect(dialog.queryByText(/Service Contract/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Switch to cash' })).toBeEnabled();
});

it('names what a switch from cash includes again', async () => {
  const offer = offerFixture({ purchaseType: 'Cash', financedOnly: ['GAP'] });
  server.use(answer(getProtection, () => ({ offer })));
  const dialog = await askFor('Finance', cartFixture({ purchaseType: 'Cash' }));
  expect(await dialog.findByText(/^GAP, which you chose before, is added to your price again/)).toBeVisible();
});

it('waits for the coverage before it can be confirmed, and can be left at once', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  server.use(
    answer(getProtection, async () => {
      await arrived;
      return { offer: offerFixture({ chosen: ['VSC-72'] }) };
    }),
  );
  const dialog = await askFor('Cash', financed([contract]));
  expect(dialog.getByRole('status')).toHaveTextContent("We're checking your coverage");
  expect(dialog.getByRole('button', { name: 'Keep financing' })).toBeEnabled();
  arrive();
  await expect.poll(() => dialog.getByRole('status').textContent, { timeout: 15_000 }).toBe('');
});

it.each([
  ['Cash', financed(), /^If you chose GAP, it comes off/],
  ['Finance', cartFixture({ purchaseType: 'Cash' }), /^If you chose GAP before, it's added/],
])('to %s with coverage that cannot be loaded, covers both cases', async (wanted, cart, text) => {
  server.use(refuse(getProtection, 500, 'error.internal'));
  const dialog = await askFor(wanted, cart);
  expect(await dialog.findByText(text)).toBeVisible();
});

it.each([
  ['Cash', financed([])],
  ['Lease', financed()],
])('to %s asks for nothing if no coverage can change', async (wanted, cart) => {
  let asked = 0;
  server.use(
    answer(getProtection, () => {
      asked += 1;
      return { offer: null };
    }),
  );
  const dialog = await askFor(wanted, cart);
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  expect(asked).toBe(0);
});
