import { describe, expect, it } from 'vitest';
import { offerLines } from './offer-lines.ts';

const value = {
  valuationCents: 20_000_00,
  dealerBoostCents: 500_00,
  tenantIncentiveCents: 0,
  totalCents: 20_500_00,
};
const payoff = {
  source: 'estimate' as const,
  lenderName: null,
  accountLast4: null,
  payoffCents: 6_000_00,
  balanceCents: null,
  perDiemCents: null,
  goodThroughOn: null,
};
const valueLines = [
  ['valuationCents', 20_000_00, 'line'],
  ['dealerBoostCents', 500_00, 'line'],
  ['total', 20_500_00, 'subtotal'],
];

describe('offerLines', () => {
  it.each([
    [
      'without a loan, only the value; a boost of 0 is left out',
      { payoff: null, equityCents: 20_500_00 },
      [],
    ],
    ['while the equity is unknown, only the value', { payoff, equityCents: null }, []],
    [
      'with a loan, what is owed and what is left',
      { payoff, equityCents: 14_500_00 },
      [
        ['payoff', -6_000_00, 'line'],
        ['equity', 14_500_00, 'total'],
      ],
    ],
    [
      'with a loan above the value, what is added to the purchase',
      { payoff: { ...payoff, payoffCents: 21_000_00 }, equityCents: -500_00 },
      [
        ['payoff', -21_000_00, 'line'],
        ['negativeEquity', 500_00, 'total'],
      ],
    ],
  ])('%s', (_row, tradeIn, rest) =>
    expect(offerLines(value, tradeIn).map(({ id, amountCents, kind }) => [id, amountCents, kind])).toEqual([
      ...valueLines,
      ...rest,
    ]),
  );
});
