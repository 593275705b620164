import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { answer } from '@forecourt/shared-contracts/testing';
import { getTradeIn } from '@forecourt/shared-contracts/trade-in';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';
import { offerFixture } from '../../testing/trade-in-fixture.ts';

const server = startPurchaseApi();
const quote = {
  source: 'quote',
  lenderName: 'Lakeshore Credit Union',
  accountLast4: '4444',
  payoffCents: 5_410_652,
  balanceCents: 5_400_000,
  perDiemCents: 1065,
  goodThroughOn: '2026-06-25',
} as const;

async function openOffer(parts: Parameters<typeof offerFixture>[0] = {}) {
  server.use(
    answer(getTradeIn, () => ({ tradeIn: offerFixture(parts), draft: null })),
    answer(getCart, () => ({ cart: null })),
  );
  const page = await renderRemote({ target: '/trade-in/offer', signedInAs: buyer });
  await screen.findByRole('button', { name: 'Replace with another vehicle' });
  return page;
}

it('an offer has cents in its headline where its lines have them', async () => {
  await openOffer({ ownership: 'Finance', payoff: quote, equityCents: -3_535_652 });
  expect(screen.getAllByText('$18,750.00')).toHaveLength(2);
  expect(screen.queryByText('$18,750')).toBeNull();
});

it('an offer says below its replacement that it is kept until there is a new one; a review does not', async () => {
  const pending = await openOffer({ status: 'PendingReview', value: null });
  expect(screen.queryByText(/We keep this offer/)).toBeNull();
  pending.unmount();
  await openOffer();
  const note = screen.getByText('We keep this offer until you get a new one.');
  expect(screen.getByRole('button', { name: 'Replace with another vehicle' }).nextElementSibling).toBe(note);
});
