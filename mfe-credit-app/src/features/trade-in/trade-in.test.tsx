import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { answer, identityFixture, refuse } from '@forecourt/shared-contracts/testing';
import {
  applyTradeIn,
  clearTradeInAnswers,
  decodeVin,
  getTradeIn,
  listLenders,
  listTradeInChoices,
  putPayoff,
  removeTradeIn,
  requestOffer,
  saveTradeInAnswers,
  type TradeInState,
} from '@forecourt/shared-contracts/trade-in';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';
import { offerFixture, wholeAnswers } from '../../testing/trade-in-fixture.ts';

const server = startPurchaseApi();
afterEach(() => vi.useRealTimers());
const nothing: TradeInState = { tradeIn: null, draft: null };
const drafted = (answers: object = wholeAnswers): TradeInState => ({
  tradeIn: null,
  draft: { answers, version: 3 },
});
const offered = (parts: Parameters<typeof offerFixture>[0] = {}): TradeInState => ({
  tradeIn: offerFixture(parts),
  draft: null,
});

async function openAt(target: string, state: TradeInState, options: Parameters<typeof renderRemote>[0] = {}) {
  server.use(answer(getTradeIn, () => state));
  const page = await renderRemote({ target, signedInAs: buyer, ...options });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your trade-in' })).toBeNull());
  return page;
}

const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const alertOf = async (text: string | RegExp) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts.join('\n')).toMatch(text);
  });

describe('the button of the order details', () => {
  it.each(['/trade-in/offer', '/trade-in/offer/mileage'])(
    'takes no place without a cart: %s',
    async (target) => {
      await openAt(target, drafted());
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText('View summary')).toBeNull();
    },
  );

  it('is there as soon as the page is, with a cart', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    server.use(
      answer(getTradeIn, () => nothing),
      answer(getCart, () => held.then(() => ({ cart: cartFixture() }))),
    );
    await renderRemote({ target: '/trade-in/offer', signedInAs: buyer });
    expect(await screen.findByRole('status', { name: 'Loading your trade-in' })).toBeVisible();
    release();
    expect(await screen.findByRole('button', { name: 'View summary' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading your trade-in' })).toBeNull();
  });
});

describe('the questions', () => {
  it('start with the VIN, whose vehicle is confirmed; a wrong check digit is a warning', async () => {
    const page = await openAt('/trade-in/offer/vehicle', nothing);
    const sent: unknown[] = [];
    server.use(
      answer(decodeVin, () => ({
        vin: '4T1E3TPM0MB000007',
        isCheckDigitRight: false,
        vehicle: { year: 2021, make: 'Toyota', model: 'Camry', trims: ['XLE'] },
      })),
      answer(listTradeInChoices, () => ({
        years: [2022, 2021],
        makes: ['Honda', 'Toyota'],
        models: ['Camry'],
        trims: ['LE', 'XLE'],
      })),
      answer(saveTradeInAnswers, ({ rawBody }) => {
        sent.push(rawBody);
        return drafted({ vehicle: wholeAnswers.vehicle });
      }),
    );
    await page.user.type(screen.getByLabelText('VIN'), '4t1e3tpm0mb00000');
    await page.user.click(screen.getByRole('button', { name: 'Look it up' }));
    await alertOf('Enter all 17 letters and digits');
    await page.user.type(screen.getByLabelText('VIN'), '7');
    await page.user.click(screen.getByRole('button', { name: 'Look it up' }));
    expect(await screen.findByRole('heading', { name: 'Is this your vehicle?' })).toBeVisible();
    await alertOf(/The VIN 4T1E3TPM0MB000007 may have a typo/);
    expect(screen.getByLabelText('Model')).toHaveValue('Camry');
    await page.user.click(continueButton());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/mileage'));
    expect(sent).toEqual([
      { vehicle: { vin: '4T1E3TPM0MB000007', year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' } },
    ]);
  });

  it('accept a vehicle by year, make, model and trim; what is missing is reported', async () => {
    server.use(
      answer(listTradeInChoices, () => ({
        years: [2021],
        makes: ['Toyota'],
        models: ['Camry'],
        trims: ['LE'],
      })),
    );
    const page = await openAt('/trade-in/offer/vehicle?by=model', nothing);
    await page.user.selectOptions(await screen.findByLabelText('Year'), await screen.findByText('2021'));
    await page.user.click(continueButton());
    await alertOf(/Choose the make.*Choose the model.*Choose the trim/);
    expect(screen.getByLabelText('Make')).toBeEnabled();
    expect(screen.getByLabelText('Model')).toBeDisabled();
  });

  it('are one group per page; an empty choice is an error, earlier answers are filled in', async () => {
    const page = await openAt('/trade-in/offer/exterior', drafted({ glass: 'Damaged' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How does the outside look?');
    expect(screen.getByText('Question 6 of 9')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Cracked or chipped/ })).toBeChecked();
    await page.user.click(continueButton());
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Choose how the outside looks']);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/trade-in/offer/history');
  });

  it('keep what was typed when it cannot be saved', async () => {
    const page = await openAt('/trade-in/offer/mileage', nothing);
    server.use(refuse(saveTradeInAnswers, 500, 'error.internal'));
    await page.user.type(screen.getByRole('textbox'), '48,200');
    await page.user.click(continueButton());
    await alertOf(/Oops! Something went wrong.*Your answers are saved/);
    expect(screen.getByRole('textbox')).toHaveValue('48,200');
    const sent: unknown[] = [];
    server.use(
      answer(saveTradeInAnswers, ({ rawBody }) => {
        sent.push(rawBody);
        return drafted({ mileage: 48_200 });
      }),
    );
    await page.user.click(continueButton());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/ownership'));
    expect(sent).toEqual([{ mileage: 48_200 }]);
  });

  it('ask a guest for an email, but not a member', async () => {
    const page = await openAt('/trade-in/offer/tires', drafted(), { signedInAs: undefined });
    expect(screen.getByText('Question 9 of 10')).toBeVisible();
    server.use(answer(saveTradeInAnswers, () => drafted()));
    await page.user.click(continueButton());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/contact'));
  });

  it('ask a member for an email if the service says that the account has no verified one', async () => {
    const page = await openAt('/trade-in/offer/tires', { ...drafted(), isEmailNeeded: true });
    expect(screen.getByText('Question 9 of 10')).toBeVisible();
    server.use(answer(saveTradeInAnswers, () => ({ ...drafted(), isEmailNeeded: true })));
    await page.user.click(continueButton());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/contact'));
    server.use(
      answer(saveTradeInAnswers, ({ rawBody }) => {
        expect(rawBody).toEqual({ email: 'ada@example.com' });
        return { ...drafted({ ...wholeAnswers, email: 'ada@example.com' }), isEmailNeeded: true };
      }),
    );
    await page.user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await page.user.click(continueButton());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/review'));
    expect(await screen.findByRole('link', { name: 'Change: Email' })).toBeVisible();
  });
});

describe('the answers', () => {
  it('are shown with a link back to each, and become an offer', async () => {
    const page = await openAt('/trade-in/offer/review', drafted());
    expect(screen.getByText('2021 Toyota Camry XLE')).toBeVisible();
    expect(screen.getByText('48,200 mi', { selector: 'dt + dd' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change: Mileage' })).toHaveAttribute(
      'href',
      '/trade-in/offer/mileage?change=1',
    );
    const sent: unknown[] = [];
    server.use(
      answer(requestOffer, ({ rawBody }) => {
        sent.push(rawBody);
        return offered();
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Get my offer' }));
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your trade-in offer' })).toBeVisible();
    expect(sent).toEqual([{ draftVersion: 3 }]);
  });

  it('that are incomplete lead to the open question', async () => {
    const { mileage: _mileage, ...rest } = wholeAnswers;
    const page = await openAt('/trade-in/offer/review', drafted(rest));
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/mileage'));
  });

  it('that the service calls incomplete are loaded again and lead to the open question', async () => {
    const page = await openAt('/trade-in/offer/review', drafted());
    server.use(
      refuse(requestOffer, 422, 'error.tradeIn.incomplete'),
      answer(getTradeIn, () => ({ ...drafted(), isEmailNeeded: true })),
    );
    await page.user.click(screen.getByRole('button', { name: 'Get my offer' }));
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/contact'));
  });

  it.each([
    ['error.tradeIn.valuationDown', 500, /technical issues.*We saved your answers.*207-.?555-.?0178/],
    ['error.tradeIn.draftChanged', 409, /Your answers have changed.*check them, or call/],
  ] as const)('%s is shown in place', async (code, status, text) => {
    const page = await openAt('/trade-in/offer/review', drafted());
    server.use(refuse(requestOffer, status, code));
    await page.user.click(screen.getByRole('button', { name: 'Get my offer' }));
    await alertOf(text);
  });
});

describe('the offer', () => {
  const amountOf = (label: RegExp) =>
    within(screen.getByRole('row', { name: label })).getByRole('cell').textContent;

  it('adds up valuation, dealer boost and incentive, and is applied to the purchase', async () => {
    server.use(answer(getCart, () => ({ cart: null })));
    const page = await openAt('/trade-in/offer', offered());
    expect(amountOf(/^Valuation/)).toBe('$18,000');
    expect(amountOf(/^Dealer boost/)).toBe('$500');
    expect(amountOf(/^Trade-in incentive/)).toBe('$250');
    expect(amountOf(/^Your offer/)).toBe('$18,750');
    expect(screen.getByText(/^Valid until/)).toHaveTextContent('Jun 22, 2026');
    server.use(answer(applyTradeIn, () => offered({ isApplied: true })));
    await page.user.click(screen.getByRole('button', { name: 'Use it for my purchase' }));
    await waitFor(() => expect(page.path()).toBe('/cart'));
  });

  it('of a guest can only be kept with an account', async () => {
    await openAt('/trade-in/offer', offered(), { signedInAs: undefined });
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/sign-up?returnTo=%2Ftrade-in%2Foffer',
    );
  });

  it('with a loan balance needs its payoff first', async () => {
    await openAt('/trade-in/offer', offered({ ownership: 'Finance', equityCents: null }));
    expect(screen.queryByRole('button', { name: 'Use it for my purchase' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get my payoff' })).toHaveAttribute(
      'href',
      '/trade-in/offer/payoff',
    );
  });

  it('is removed only after confirmation', async () => {
    const page = await openAt('/trade-in/offer', offered());
    server.use(answer(removeTradeIn, () => nothing));
    await page.user.click(screen.getByRole('button', { name: 'Remove trade-in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this trade-in?' });
    expect(server.calls).not.toContain('DELETE /public/trade-in');
    await page.user.click(within(dialog).getByRole('button', { name: 'Yes, remove it' }));
    expect(await screen.findByRole('heading', { name: 'What is your car worth?' })).toBeVisible();
  });

  it.each([
    ['Yes, remove it', ['DELETE /public/trade-in']],
    ['Keep it', []],
  ])('a removal from the cart asks at once, and “%s” returns there', async (answered, calls) => {
    const page = await openAt('/trade-in/offer?remove=1', offered());
    server.use(
      answer(removeTradeIn, () => nothing),
      answer(getCart, () => ({ cart: null })),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Remove this trade-in?' });
    await page.user.click(within(dialog).getByRole('button', { name: answered }));
    await waitFor(() => expect(page.path()).toBe('/cart'));
    expect(server.calls.filter((call) => call.startsWith('DELETE'))).toEqual(calls);
  });

  it('is replaced by another vehicle, whose questions start over', async () => {
    const page = await openAt('/trade-in/offer', offered());
    server.use(answer(clearTradeInAnswers, () => offered()));
    await page.user.click(screen.getByRole('button', { name: 'Replace with another vehicle' }));
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/vehicle'));
  });

  it.each([
    ['PendingReview', 'Pending Review', /we'll email you the result/],
    ['Denied', 'Your trade-in', /See your email/],
    ['Ineligible', 'Your trade-in', /branded title/],
    ['Expired', 'Your trade-in offer', /was good for 7 days/],
  ] as const)('%s is shown with the next step', async (status, title, text) => {
    const none = { value: null, validUntil: null, equityCents: null };
    await openAt('/trade-in/offer', offered({ status, ineligibleReason: 'title', ...none }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove trade-in' })).toBeEnabled();
  });

  it.each([
    ['within the review hours is in progress', '2026-06-15T15:00:00Z', null, /^A review takes/],
    ['outside them has not started', '2026-06-15T06:00:00Z', '0', /^Reviews start again on Jun 15, 2026 at /],
  ])('whose review %s', async (_, now, value, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await openAt('/trade-in/offer', offered({ status: 'PendingReview', value: null }));
    const bar = screen.getByRole('progressbar', { name: 'Review of your vehicle' });
    expect(bar.getAttribute('aria-valuenow')).toBe(value);
    for (const words of [text, /^Review hours.*\(ET\)\.$/]) expect(screen.getByText(words)).toBeVisible();
  });

  it('that cannot be loaded says so, and loads on retry', async () => {
    server.use(refuse(getTradeIn, 500, 'error.internal'));
    const page = await renderRemote({ target: '/trade-in/offer' });
    await alertOf("We couldn't load your trade-in");
    server.use(answer(getTradeIn, () => offered()));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2021 Toyota Camry XLE')).toBeVisible();
  });
});

describe('the payoff', () => {
  const lenders = [
    { id: 'lakeshore', name: 'Lakeshore Credit Union' },
    { id: 'ocean', name: 'Ocean State Bank' },
  ];
  const financed = (parts: Parameters<typeof offerFixture>[0] = {}) =>
    offered({ ownership: 'Finance', equityCents: null, ...parts });
  const quote = {
    source: 'quote',
    lenderName: 'Lakeshore Credit Union',
    accountLast4: '4444',
    payoffCents: 5_410_652,
    balanceCents: 5_400_000,
    perDiemCents: 1065,
    goodThroughOn: '2026-06-25',
  } as const;

  it('says at its start what the lender is asked with', async () => {
    await openAt('/trade-in/offer/payoff', financed());
    expect(
      screen.getByText(/You need your VIN and the last 4 digits of your account and Social Security number/),
    ).toBeVisible();
  });

  it('accepts a listed lender, suggests a near match, and sends others to an estimate', async () => {
    server.use(answer(listLenders, () => ({ lenders })));
    const page = await openAt('/trade-in/offer/payoff/lender', financed());
    const name = await screen.findByLabelText('Lender or leasing company');
    await waitFor(() => expect(continueButton()).toBeEnabled());
    await page.user.type(name, 'Bank of Nowhere');
    await page.user.click(continueButton());
    await alertOf(/We don't know this lender/);
    expect(screen.getByRole('link', { name: 'My lender is not listed' })).toHaveAttribute(
      'href',
      '/trade-in/offer/payoff/estimation',
    );
    await page.user.clear(name);
    await page.user.type(name, 'Lakshore');
    await page.user.click(continueButton());
    expect(await screen.findByText('Did you mean Lakeshore Credit Union?')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Yes, use this one' }));
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/payoff/verification?lender=lakeshore'));
  });

  it('counts a press of Continue while the lenders are still loading', async () => {
    let deliver = (): void => undefined;
    const delivered = new Promise<void>((done) => (deliver = done));
    server.use(
      answer(listLenders, async () => {
        await delivered;
        return { lenders };
      }),
    );
    const page = await openAt('/trade-in/offer/payoff/lender', financed());
    await page.user.type(await screen.findByLabelText('Lender or leasing company'), 'Ocean State Bank');
    await page.user.click(continueButton());
    deliver();
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/payoff/verification?lender=ocean'));
  });

  async function fillLoan(page: Awaited<ReturnType<typeof openAt>>) {
    await page.user.type(await screen.findByLabelText('VIN'), '4T1E3TPM5MB000007');
    await page.user.type(screen.getByLabelText('Account number, last 4 digits'), '4444');
    await page.user.type(screen.getByLabelText('Last name on the loan'), 'Byron');
    await page.user.type(screen.getByLabelText('Social Security number, last 4 digits'), '6789');
    await page.user.click(screen.getByRole('button', { name: 'Get the payoff' }));
  }
  const atLoan = async () => {
    server.use(answer(listLenders, () => ({ lenders })));
    return openAt('/trade-in/offer/payoff/verification?lender=lakeshore', financed());
  };

  it('of the lender is shown with the remainder; negative equity is stated plainly', async () => {
    const page = await atLoan();
    server.use(answer(putPayoff, () => financed({ payoff: quote, equityCents: -3_535_652 })));
    await fillLoan(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your payoff' })).toBeVisible();
    expect(page.path()).toBe('/trade-in/offer/payoff/summary');
    expect(screen.getByText('$54,106.52')).toBeVisible();
    expect(screen.getByText('$10.65').closest('div')).toHaveTextContent(/^Interest per day, rounded/);
    expect(screen.getByRole('table', { name: 'Your trade-in and loan' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Payoff to your lender/ })).toHaveTextContent('−$54,106.52');
    expect(screen.getByText('This trade-in adds $35,356.52 to what you pay')).toBeVisible();
    expect(screen.getByRole('row', { name: 'You still owe after the trade-in $35,356.52' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use it for my purchase' })).toBeNull();
    const without = screen.getByRole('link', { name: 'Buy without it' });
    expect(without).toHaveAttribute('href', '/cart');
    const add = screen.getByRole('button', { name: 'Add it anyway' });
    expect(without.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept + page.path() + document.body.textContent).not.toContain('6789');
  });

  it.each([
    ['error.tradeIn.loanNotFound', 422, 'not-found', /Please verify your VIN/],
    ['error.tradeIn.lookupFailed', 500, 'failed', /Your lender didn't answer/],
  ] as const)('%s has its own page with the next steps', async (code, status, end, text) => {
    const page = await atLoan();
    server.use(refuse(putPayoff, status, code));
    await fillLoan(page);
    await waitFor(() => expect(page.path()).toBe(`/trade-in/offer/payoff/${end}?lender=lakeshore`));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter an estimate instead' })).toBeVisible();
  });

  it('keeps the form open for the VIN of another vehicle, or an invalid field', async () => {
    const page = await atLoan();
    await page.user.click(await screen.findByRole('button', { name: 'Get the payoff' }));
    await alertOf(/Enter the VIN.*last 4 digits of the account.*last name.*Social Security/);
    server.use(refuse(putPayoff, 422, { code: 'error.tradeIn.otherVehicle', param: 'vin' }));
    await fillLoan(page);
    await alertOf(/This VIN isn't for the vehicle in your offer/);
    expect(screen.getByLabelText('Last name on the loan')).toHaveValue('Byron');
  });

  it('can be an estimate', async () => {
    const page = await openAt('/trade-in/offer/payoff/estimation', financed());
    await page.user.type(screen.getByLabelText('Amount owed'), '85.000,00');
    await page.user.click(continueButton());
    await alertOf(/Enter an amount like 14,200/);
    await page.user.clear(screen.getByLabelText('Amount owed'));
    await page.user.type(screen.getByLabelText('Amount owed'), '6,000');
    const sent: unknown[] = [];
    const payoff = { ...quote, source: 'estimate', payoffCents: 600_000, balanceCents: null } as const;
    server.use(
      answer(putPayoff, ({ rawBody }) => {
        sent.push(rawBody);
        return financed({ payoff, equityCents: 1_275_000 });
      }),
    );
    await page.user.click(continueButton());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer/payoff/summary'));
    expect(sent).toEqual([{ kind: 'estimate', payoffCents: 600_000, lenderName: '' }]);
    expect(await screen.findByText(/This is your estimate/)).toBeVisible();
  });

  it('is not requested without a loan balance', async () => {
    const page = await openAt('/trade-in/offer/payoff', offered());
    await waitFor(() => expect(page.path()).toBe('/trade-in/offer'));
  });
});

it('a member whose session has expired signs in again, and returns to the page (ACCT-46)', async () => {
  const identity = identityFixture({ tokens: async () => ({ kind: 'unreachable' }) });
  await renderRemote({
    target: '/trade-in/offer/mileage?change=1',
    signedInAs: buyer,
    parts: { loadIdentity: async () => identity },
  });
  expect(await screen.findByRole('heading', { name: 'Your session has expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Ftrade-in%2Foffer%2Fmileage%3Fchange%3D1',
  );
  expect(server.calls.filter((call) => call.includes('/trade-in'))).toEqual([]);
});
