import { expect, it } from 'vitest';
import { priceSettingsFixture as settings } from '../testing/index.ts';
import { saleBreakdown } from './sale-breakdown.ts';
import { suggestedChanges } from './suggested-changes.ts';

const deal = {
  purchaseType: 'Finance',
  priceCents: 26_500_00,
  incentivesCents: 0,
  deliveryFeeCents: 0,
  condition: 'Used',
  state: settings.homeState,
  settings: { ...settings, maximumLoanToValuePercent: 120 },
} as const;
const owing = { valueCents: 2_000_00, payoffCents: 30_000_00 };
const worth = { valueCents: 44_000_00, payoffCents: 0 };

it.each([
  ['a price without errors', {}, undefined],
  [
    'loan-to-value: increase the down payment, or remove the trade-in',
    { tradeIn: owing },
    { removeTrade: true, isHigher: true },
  ],
  [
    'negative price from trade-in equity: remove the trade-in where no down payment helps',
    { tradeIn: worth },
    { removeTrade: true, isHigher: undefined },
  ],
  [
    'minimum finance not met: reduce the down payment, or remove the trade-in',
    {
      settings: { ...settings, minimumFinancedCents: 26_000_00 },
      downPaymentCents: 5_000_00,
      tradeIn: { valueCents: 1_000_00, payoffCents: 0 },
    },
    { removeTrade: true, isHigher: false },
  ],
  [
    'a vehicle below the minimum, which neither helps',
    { settings: { ...settings, minimumFinancedCents: 90_000_00 } },
    undefined,
  ],
] as const)('%s (SHOP-20, PRICE-16)', (_, changes, expected) => {
  const found = suggestedChanges(saleBreakdown({ ...deal, ...changes }));
  const { suggestedDownPaymentCents: suggested, currentDownPaymentCents = 0, removeTrade } = found ?? {};
  const isHigher = suggested === undefined ? undefined : suggested > currentDownPaymentCents;
  expect(found && { removeTrade, isHigher }).toEqual(expected);
  if (found) expect(found.pricing?.monthlyPaymentCents).toBeGreaterThan(0);
});
