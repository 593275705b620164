import { expect, it } from 'vitest';
import { saleBreakdown } from '@forecourt/shared-contracts/pricing';
import type { StateFees } from '@forecourt/shared-contracts/tenant';
import { priceSettingsFixture as settings } from '@forecourt/shared-contracts/testing';
import { taxedAmount } from './taxed-amount.ts';

const fees = { state: 'ME', salesTaxPercent: 5.5, titleRegistrationCents: 120_00 };
const documentCents = settings.documentFeeCents;

type Row = [what: string, rules: Partial<StateFees>, offCents: number, kind: string, baseCents: number];

it.each<Row>([
  ['price and document fee', {}, 0, 'all', 32_495_00 + documentCents],
  ['price without the fee', { taxedFees: [] }, 0, 'all', 32_495_00],
  ['price after incentives', {}, 1_500_00, 'all', 30_995_00 + documentCents],
  ['price before incentives', { rebateTax: 'after-tax' }, 1_500_00, 'before', 32_495_00 + documentCents],
  [
    'price before incentives, without the fee',
    { rebateTax: 'after-tax', taxedFees: [] },
    1_500_00,
    'before',
    32_495_00,
  ],
  ['nothing', { salesTaxPercent: 0 }, 0, 'none', 0],
])('the tax is on the %s', (_what, rules, incentivesCents, kind, baseCents) => {
  const price = saleBreakdown({
    purchaseType: 'Cash',
    priceCents: 32_495_00,
    incentivesCents,
    deliveryFeeCents: 0,
    condition: 'New',
    state: 'ME',
    settings: { ...settings, states: [{ ...fees, ...rules }] },
  });
  expect(taxedAmount(price)).toEqual({ kind, baseCents: Math.round(baseCents / 100) * 100 });
});
