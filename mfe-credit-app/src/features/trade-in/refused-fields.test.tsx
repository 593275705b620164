import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuseFields } from '@forecourt/shared-contracts/testing';
import {
  decodeVin,
  getTradeIn,
  listTradeInChoices,
  putPayoff,
  saveTradeInAnswers,
  type TradeInState,
} from '@forecourt/shared-contracts/trade-in';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';
import { offerFixture } from '../../testing/trade-in-fixture.ts';

const server = startPurchaseApi();
const nothing: TradeInState = { tradeIn: null, draft: null };
const other = /We can't accept this. Please check it, or call 207/;

async function openAt(target: string, state: TradeInState = nothing) {
  server.use(answer(getTradeIn, () => state));
  const page = await renderRemote({ target, signedInAs: buyer });
  await screen.findByRole('button', { name: /^(Continue|Look it up)$/ });
  return page;
}

/** The summary is the only alert, and has the focus. */
async function expectSummary(words: string | RegExp): Promise<void> {
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getAllByRole('alert')).toHaveLength(1);
}

it.each([
  ['at its field', { mileage: 'mileageMax' }, 'Enter a mileage up to 999,999', true],
  ['for a reason without a text', { mileage: 'x.new' }, other, true],
  ['that the page does not show', { odometerUnit: 'x.new' }, other, false],
])('F17, BUY-81: an answer that the server refuses, %s', async (_row, fields, words, isAtField) => {
  const { user, path } = await openAt('/trade-in/offer/mileage');
  server.use(refuseFields(saveTradeInAnswers, fields));
  const field = screen.getByRole('textbox');
  await user.type(field, '48200');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectSummary(words);
  if (isAtField) expect(field).toBeInvalid();
  expect(field).toHaveValue('48200');
  expect(path()).toBe('/trade-in/offer/mileage');
  // What is wrong now is what the page says.
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectSummary('Enter the mileage');
});

it('a VIN that the server refuses is at its field', async () => {
  const { user } = await openAt('/trade-in/offer/vehicle');
  server.use(refuseFields(decodeVin, { vin: 'vinForm' }));
  const field = screen.getByRole('textbox', { name: /VIN/ });
  await user.type(field, '4T1E3TPM5MB000007{Enter}');
  await expectSummary('Enter all 17 letters and digits');
  expect(field).toBeInvalid();
});

it('a vehicle that the server refuses is at its lists', async () => {
  const choices = { years: [2021], makes: ['Toyota'], models: ['Camry'], trims: ['LE', 'XLE'] };
  server.use(answer(listTradeInChoices, choices));
  const { user } = await openAt('/trade-in/offer/vehicle?by=model');
  server.use(refuseFields(saveTradeInAnswers, { 'vehicle.trim': 'x.new' }));
  for (const [label, option] of [
    ['Year', '2021'],
    ['Make', 'Toyota'],
    ['Model', 'Camry'],
    ['Trim', 'XLE'],
  ] as const) {
    await user.selectOptions(
      screen.getByLabelText(label),
      await screen.findByRole('option', { name: option }),
    );
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectSummary(other);
  expect(screen.getByLabelText('Trim')).toBeInvalid();
  expect(screen.getByLabelText('Trim')).toHaveValue('XLE');
});

const owed: TradeInState = {
  tradeIn: offerFixture({ ownership: 'Finance', equityCents: null }),
  draft: null,
};

it('an estimate that the server refuses is at its field, which has another name there', async () => {
  const { user } = await openAt('/trade-in/offer/payoff/estimation', owed);
  server.use(refuseFields(putPayoff, { payoffCents: 'estimateMax', lenderName: 'lenderLong' }));
  const field = screen.getByRole('textbox', { name: 'Amount owed' });
  await user.type(field, '14200');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectSummary(other);
  expect(field).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /lender/i })).toBeInvalid();
});
