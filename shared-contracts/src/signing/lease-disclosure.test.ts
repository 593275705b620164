import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueAtSigningRows, priceBreakdown, type DueRow, type LeaseTerms } from '../pricing/index.ts';
import { priceSettingsFixture } from '../testing/price-settings-fixture.ts';
import { leaseDisclosure, leasePaymentRows, type LeaseRow } from './lease-disclosure.ts';

const input = {
  purchaseType: 'Lease' as const,
  condition: 'New' as const,
  priceCents: 39_500_00,
  msrpCents: 42_000_00,
  incentivesCents: 1_000_00,
  deliveryFeeCents: 0,
  state: undefined,
  settings: priceSettingsFixture,
};
const leaseOf = (change: object): LeaseTerms => priceBreakdown({ ...input, ...change }).lease!;
const amounts = (rows: readonly (LeaseRow | DueRow)[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row.amountCents]));

it('of the worked lease has its figures (PRICE-50)', () => {
  const lease = leaseDisclosure(leaseOf({ downPaymentCents: 2_982_04 }));
  expect(amounts(dueAtSigningRows(lease))).toEqual({
    'first-payment': 527_04,
    'cap-cost-reduction': 2_000_00,
    'reduction-tax': 145_00,
    'title-registration': 310_00,
    total: 2_982_04,
  });
  expect(amounts(leasePaymentRows(lease))).toEqual({
    adjustedCapCost: 37_280_00,
    residual: -24_360_00,
    depreciation: 12_920_00,
    rentCharge: 4_770_76,
    basePayments: 17_690_76,
    basePayment: 491_41,
    paymentTax: 35_63,
    monthlyPayment: 527_04,
    totalOfPayments: 18_973_44,
    totalCost: 21_428_44,
  });
});

it('adds up to the cent for any lease', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 18_000_00, max: 90_000_00 }),
      fc.integer({ min: 0, max: 9_000_00 }),
      fc.integer({ min: 0, max: 500_00 }),
      fc.constantFrom('payments', 'upfront', 'full-price'),
      (priceCents, downPaymentCents, deliveryFeeCents, leaseTax) => {
        const states = priceSettingsFixture.states.map((state) => ({ ...state, leaseTax }) as typeof state);
        const settings = { ...priceSettingsFixture, states };
        const terms = leaseOf({
          priceCents,
          msrpCents: priceCents,
          downPaymentCents,
          deliveryFeeCents,
          settings,
        });
        const lease = leaseDisclosure(terms);
        const due = dueAtSigningRows(lease);
        const sum = due.slice(0, -1).reduce((total, { amountCents }) => total + amountCents, 0);
        expect(sum).toBe(lease.dueAtSigningCents);
        expect(lease.depreciationCents + lease.rentChargeCents).toBe(lease.basePaymentsCents);
        expect(lease.basePaymentCents + lease.paymentTaxCents).toBe(lease.monthlyPaymentCents);
      },
    ),
  );
});

it.each([
  ['a part of what is due', { dueAtSigningCents: 1 }],
  ['the payments', { totalOfPaymentsCents: 1 }],
])('whose sum is not that of %s is no contract (PRICE-71)', (_row, change) => {
  expect(() => leaseDisclosure({ ...leaseOf({}), ...change })).toThrow(RangeError);
});
