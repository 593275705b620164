import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import { answer, refuse } from '@forecourt/shared-contracts/testing';
import {
  applyTradeIn,
  decodeVin,
  getTradeIn,
  listLenders,
  listTradeInChoices,
  putPayoff,
  saveTradeInAnswers,
  stepsFor,
  type TradeInState,
} from '@forecourt/shared-contracts/trade-in';
import { buyer, renderRemote } from '../testing/render-remote.tsx';
import { startPurchaseApi } from '../testing/start-purchase-api.ts';
import { offerFixture, wholeAnswers } from '../testing/trade-in-fixture.ts';

const server = startPurchaseApi();
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const base = '/trade-in/offer';
const nothing: TradeInState = { tradeIn: null, draft: null };
const drafted = (answers: object = wholeAnswers): TradeInState => ({
  tradeIn: null,
  draft: { answers, version: 3 },
});
type Offer = Parameters<typeof offerFixture>[0];
const offered = (parts: Offer = {}): TradeInState => ({ tradeIn: offerFixture(parts), draft: null });
const financed = (parts: Offer = {}) => offered({ ownership: 'Finance', equityCents: null, ...parts });
const quote = {
  source: 'quote',
  lenderName: 'Lakeshore Credit Union',
  accountLast4: '4444',
  payoffCents: 5_410_652,
  balanceCents: 5_400_000,
  perDiemCents: 1065,
  goodThroughOn: '2026-06-25',
} as const;
const owedMore = financed({ payoff: quote, equityCents: -3_535_652 });
const choices = { years: [2022, 2021], makes: ['Honda', 'Toyota'], models: ['Camry'], trims: ['LE', 'XLE'] };
const lenders = [{ id: 'lakeshore', name: 'Lakeshore Credit Union' }];

async function openAt(target: string, state: TradeInState, options: Parameters<typeof renderRemote>[0] = {}) {
  server.use(
    answer(getTradeIn, () => state),
    answer(listTradeInChoices, () => choices),
    answer(listLenders, () => ({ lenders })),
  );
  const page = await renderRemote({ target, signedInAs: buyer, ...options });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your trade-in' })).toBeNull());
  await screen.findByRole('heading', { level: 1 });
  return page;
}
type User = Awaited<ReturnType<typeof openAt>>['user'];

/** Presses Enter on an element that Tab reaches. */
async function press(user: User, element: HTMLElement) {
  await tabTo(user, element);
  await user.keyboard('{Enter}');
}
const button = (name: string) => screen.getByRole('button', { name });

describe('axe finds no fault in', { tags: ['matrix'] }, () => {
  it.each([
    ['the start', base, nothing],
    ['a trade-in to be continued', base, drafted({})],
    ['the VIN', `${base}/vehicle`, nothing],
    ['the answers', `${base}/review`, drafted()],
    ['an offer', base, offered()],
    ['an offer that needs a payoff', base, financed()],
    ['an offer in use', base, offered({ isApplied: true })],
    ['a vehicle that is not listed', `${base}/not-listed`, nothing],
    ['the payoff', `${base}/payoff`, financed()],
    ['the payoff and what remains', `${base}/payoff/summary`, owedMore],
    ['an estimate', `${base}/payoff/estimation`, financed()],
    ['a loan that was not found', `${base}/payoff/not-found?lender=lakeshore`, financed()],
    ['a lender that did not answer', `${base}/payoff/failed?lender=lakeshore`, financed()],
  ])('%s', async (_, target, state) => {
    await openAt(target, state);
    await expectAccessible();
  });

  it.each(['PendingReview', 'Denied', 'Ineligible', 'Expired'] as const)(
    'an offer that is %s',
    async (status) => {
      const none = { value: null, validUntil: null, equityCents: null };
      await openAt(base, offered({ status, ineligibleReason: 'title', ...none }));
      await expectAccessible();
    },
  );

  it('an offer of a guest', async () => {
    await openAt(base, offered(), { signedInAs: undefined });
    await expectAccessible();
  });

  it('a trade-in that could not be loaded', async () => {
    server.use(refuse(getTradeIn, 500, 'error.internal'));
    await renderRemote({ target: base });
    await screen.findByRole('alert');
    await expectAccessible();
  });

  it.each(stepsFor(false).filter((step) => step !== 'vehicle'))(
    'the question about %s, left without an answer by keyboard',
    async (step) => {
      const { user } = await openAt(`${base}/${step}`, drafted({}), { signedInAs: undefined });
      await press(user, button('Continue'));
      const summary = await screen.findByRole('alert', { name: 'There is a problem' });
      expect(summary).toHaveFocus();
      await expectAccessible();
      const [first] = within(summary).getAllByRole('link');
      await press(user, first as HTMLElement);
      expect(document.activeElement?.closest('[aria-invalid=true]')).toBeInstanceOf(HTMLElement);
    },
  );
});

describe('by keyboard', () => {
  it('a VIN is looked up, a wrong one included, and its vehicle confirmed', async () => {
    const { user, path } = await openAt(`${base}/vehicle`, nothing);
    server.use(
      answer(decodeVin, () => ({
        vin: '4T1E3TPM0MB000007',
        isCheckDigitRight: false,
        vehicle: { year: 2021, make: 'Toyota', model: 'Camry', trims: ['XLE'] },
      })),
      answer(saveTradeInAnswers, () => drafted({ vehicle: wholeAnswers.vehicle })),
    );
    await tabTo(user, screen.getByLabelText('VIN'));
    await user.keyboard('4t1{Enter}');
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
    await tabTo(user, screen.getByLabelText('VIN'));
    await user.keyboard('{Control>}a{/Control}4T1E3TPM0MB000007{Enter}');
    await screen.findByRole('heading', { name: 'Is this your vehicle?' });
    await expectAccessible();
    await press(user, button('Continue'));
    await waitFor(() => expect(path()).toBe(`${base}/mileage`));
  });

  it('a vehicle is chosen by year, make and model, which are missing first', async () => {
    const { user } = await openAt(`${base}/vehicle?by=model`, nothing);
    await press(user, button('Continue'));
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
  });

  it('the dialog that removes the trade-in takes the focus, and Escape returns it', async () => {
    const { user } = await openAt(base, offered());
    const opener = button('Remove trade-in');
    await press(user, opener);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this trade-in?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a lender is corrected, its loan asked for, and what is owed more is added to the purchase', async () => {
    const { user, path } = await openAt(`${base}/payoff/lender`, financed());
    const lender = await screen.findByLabelText('Lender or leasing company');
    await waitFor(() => expect(button('Continue')).toBeEnabled());
    await tabTo(user, lender);
    await user.keyboard('Nowhere{Enter}');
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
    await tabTo(user, lender);
    await user.keyboard('{Control>}a{/Control}Lakshore{Enter}');
    await screen.findByText('Did you mean Lakeshore Credit Union?');
    await expectAccessible();
    await press(user, button('Yes, use this one'));
    await press(user, await screen.findByRole('button', { name: 'Get the payoff' }));
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
    for (const [label, text] of [
      ['VIN', '4T1E3TPM5MB000007'],
      ['Account number, last 4 digits', '4444'],
      ['Last name on the loan', 'Byron'],
      ['Social Security number, last 4 digits', '6789'],
    ] as const) {
      await tabTo(user, screen.getByLabelText(label));
      await user.keyboard(text);
    }
    server.use(answer(putPayoff, () => owedMore));
    await press(user, button('Get the payoff'));
    await screen.findByRole('row', { name: 'You still owe after the trade-in $35,356.52' });
    await expectAccessible();
    server.use(
      answer(applyTradeIn, () => financed({ payoff: quote, equityCents: -3_535_652, isApplied: true })),
      answer(getCart, () => ({ cart: null })),
    );
    await press(user, button('Add it anyway'));
    await waitFor(() => expect(path()).toBe('/cart'));
  });

  it('an estimate that is no amount is reported', async () => {
    const { user } = await openAt(`${base}/payoff/estimation`, financed());
    await tabTo(user, screen.getByLabelText('Amount owed'));
    await user.keyboard('85.000,00{Enter}');
    await screen.findByRole('alert', { name: 'There is a problem' });
    await expectAccessible();
  });
});
