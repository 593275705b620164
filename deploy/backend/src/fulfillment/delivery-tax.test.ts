import { describe, expect, it } from 'vitest';
import { saleBreakdown, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { StateFees } from '@forecourt/shared-contracts/tenant';
import { testTenants } from '../testing/test-tenants.ts';
import { deliveryTaxCents } from './delivery-tax.ts';

const tenant = testTenants.byId('northstar')!;
const createdAt = new Date('2026-06-15T12:00:00.000Z');

interface Sold {
  readonly rules?: Partial<StateFees>;
  readonly deliveryFeeCents?: number;
  readonly incentivesCents?: number;
  readonly tradeInCents?: number;
  readonly protectionCents?: number;
  readonly isFinanced?: boolean;
}

/** A tenant whose only state has these rules: 6.5 %, the fees for documents and delivery taxed, a trade-in credited in full. */
function tenantWith(rules: Partial<StateFees> = {}) {
  const state: StateFees = {
    ...{ state: 'WA', salesTaxPercent: 6.5, titleRegistrationCents: 38_900 },
    ...{ tradeInCredit: { mode: 'full' }, taxedFees: ['document-fee', 'delivery-fee'] },
    ...rules,
  };
  return { ...tenant, payment: { ...tenant.payment, homeState: 'WA', states: [state] } };
}

function sold({ rules, tradeInCents, protectionCents, ...sale }: Sold, feeCents: number): PriceBreakdown {
  return saleBreakdown({
    purchaseType: sale.isFinanced ? 'Finance' : 'Cash',
    condition: 'Used',
    state: 'WA',
    settings: tenantWith(rules).payment,
    priceCents: 30_000_00,
    incentivesCents: sale.incentivesCents ?? 0,
    deliveryFeeCents: feeCents,
    ...(tradeInCents && { tradeIn: { valueCents: tradeInCents, payoffCents: 0 } }),
    ...(protectionCents && { protection: [{ code: 'VSC', priceCents: protectionCents }] }),
  });
}

const taxOf = ({ lines }: PriceBreakdown) => lines.find(({ code }) => code === 'sales-tax')!.amountCents;

describe('the sales tax on a delivery fee that is given back', () => {
  it.each<[string, Sold, number, number]>([
    ['all of the fee', {}, 149_00, 9_68],
    ['a part of the fee', {}, 100_00, 6_50],
    ['nothing', {}, 0, 0],
    ['of a state that does not tax delivery', { rules: { taxedFees: ['document-fee'] } }, 149_00, 0],
    ['of a state that taxes no fees by default', { rules: { taxedFees: undefined } }, 149_00, 0],
    ['of a loan', { isFinanced: true }, 149_00, 9_68],
    ['an incentive that lowers the taxable price', { incentivesCents: 500_00 }, 149_00, 9_68],
    [
      'an incentive that does not',
      { incentivesCents: 500_00, rules: { rebateTax: 'after-tax' } },
      149_00,
      9_68,
    ],
    ['a trade-in', { tradeInCents: 10_000_00 }, 149_00, 9_68],
    ['a trade-in that leaves only 135.00 taxed', { tradeInCents: 30_099_00 }, 149_00, 8_78],
    ['a trade-in worth more than the price', { tradeInCents: 40_000_00 }, 149_00, 0],
    [
      'taxed protection',
      {
        protectionCents: 2_400_00,
        rules: { taxedFees: ['document-fee', 'delivery-fee', 'protection', 'title-registration'] },
      },
      149_00,
      9_69,
    ],
  ])('%s', (_row, sale, creditedCents, expected) => {
    const price = sold(sale, 149_00);
    const credited = deliveryTaxCents(
      { order: { price, createdAt }, tenant: tenantWith(sale.rules) },
      creditedCents,
    );
    expect(credited).toBe(taxOf(price) - taxOf(sold(sale, 149_00 - creditedCents)));
    expect(credited).toBe(expected);
  });

  it('is that of the signed price’s rate, though the rate has changed since', () => {
    const order = { price: sold({}, 100_00), createdAt };
    expect(deliveryTaxCents({ order, tenant: tenantWith({ salesTaxPercent: 9 }) }, 100_00)).toBe(6_50);
  });

  it('of a lease is nothing', () => {
    const price = { ...sold({}, 149_00), lease: { deliveryFeeCents: 149_00 } } as PriceBreakdown;
    expect(deliveryTaxCents({ order: { price, createdAt }, tenant: tenantWith() }, 149_00)).toBe(0);
  });
});
