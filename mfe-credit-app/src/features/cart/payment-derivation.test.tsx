import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import type { PriceInput } from '@forecourt/shared-contracts/pricing';
import { answer } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();

/** Opens 'How we got this payment' of a financed cart, and returns its rows as labels and cents. */
async function derivation(price: Partial<PriceInput>) {
  server.use(answer(getCart, () => ({ cart: cartFixture({ purchaseType: 'Finance' }, price) })));
  const { user } = await renderRemote({ target: '/cart' });
  await user.click(await screen.findByRole('button', { name: 'How we got this payment' }));
  const sheet = within(screen.getByRole('dialog', { name: 'How we got this payment' }));
  return within(sheet.getByRole('table', { name: 'What you finance' }))
    .getAllByRole('row')
    .map((row) => {
      const label = within(row).getByRole('rowheader').textContent;
      const text = within(row).getByRole('cell').textContent.replaceAll(/[$,.]/g, '');
      return { label, cents: Number(text.replace(/^[−-]/, '-')) };
    });
}

it.each<[string, Partial<PriceInput>, string[]]>([
  ['without a trade-in', {}, ['Total', 'Down payment', 'Amount financed']],
  [
    'with an owned trade-in',
    { tradeIn: { valueCents: 6_500_00, payoffCents: 0 } },
    ['Total', 'Trade-in value', 'Down payment', 'Amount financed'],
  ],
  [
    'with positive equity',
    { tradeIn: { valueCents: 6_500_00, payoffCents: 2_000_00 } },
    ['Total', 'Trade-in value', 'Trade-in payoff', 'Down payment', 'Amount financed'],
  ],
  [
    'with negative equity',
    { tradeIn: { valueCents: 2_000_00, payoffCents: 6_500_01 } },
    ['Total', 'Trade-in value', 'Trade-in payoff', 'Down payment', 'Amount financed'],
  ],
])('the rows add up to the amount financed %s (PRICE-36, PRICE-40)', async (_, price, labels) => {
  const rows = await derivation(price);
  expect(rows.map(({ label }) => label)).toEqual(labels);
  const financed = rows.at(-1)?.cents;
  expect(rows.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0)).toBe(financed);
  expect(financed).toBeGreaterThan(0);
});
