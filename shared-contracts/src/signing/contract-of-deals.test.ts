import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counterPrice, type CounterOffer } from '../commerce/index.ts';
import { priceBreakdown, pricingEngine, type PriceBreakdown } from '../pricing/index.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { priceSettingsFixture } from '../testing/price-settings-fixture.ts';
import { contractTerms, type ContractTerms } from './contract-terms.ts';

const source = {
  orderNumber: 'FC-1001',
  dealRefId: 'deal-1001',
  contractOn: '2026-06-15',
  seller: { legalName: 'Northstar Motors LLC', brandName: 'Northstar', phone: '1-800' },
  buyer: { name: 'Ada Buyer', email: 'ada@example.com' },
  vehicle: {
    vin: 'V',
    stockNumber: 'S',
    year: 2024,
    make: 'Volvo',
    model: 'XC60',
    trim: 'Core',
    condition: 'New' as const,
    mileage: 12,
  },
};

const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 });
const settings = fc
  .record({
    tradeInCredit: fc.constantFrom(
      { mode: 'full' } as const,
      { mode: 'capped', capCents: 2_000_00 } as const,
      { mode: 'none' } as const,
    ),
    leaseTax: fc.constantFrom('payments' as const, 'upfront' as const, 'full-price' as const),
    taxBasisPoints: fc.integer({ min: 0, max: 1_100 }),
    firstPaymentDays: fc.option(fc.integer({ min: 30, max: 60 }), { nil: undefined }),
  })
  .map(({ taxBasisPoints, firstPaymentDays, ...rules }) => ({
    ...priceSettingsFixture,
    ...(firstPaymentDays !== undefined && { firstPaymentDays }),
    states: [
      { state: 'IL', salesTaxPercent: taxBasisPoints / 100, titleRegistrationCents: 310_00, ...rules },
    ],
  }));
const deals: fc.Arbitrary<PriceInput> = fc.record({
  purchaseType: fc.constantFrom('Cash' as const, 'Finance' as const, 'Lease' as const),
  condition: fc.constant('New' as const),
  state: fc.constant('IL'),
  settings,
  priceCents: cents(15_000, 120_000),
  incentivesCents: cents(0, 7_500),
  deliveryFeeCents: cents(0, 900),
  downPaymentCents: cents(0, 15_000),
  termMonths: fc.constantFrom(36, 48, 60, 72),
  creditTier: fc.constantFrom('excellent', 'very-good'),
  tradeIn: fc.option(fc.record({ valueCents: cents(0, 30_000), payoffCents: cents(0, 30_000) }), {
    nil: undefined,
  }),
  protection: fc.array(fc.record({ code: fc.constant('vsc'), priceCents: cents(100, 4_000) }), {
    maxLength: 2,
  }),
});
const counters: fc.Arbitrary<CounterOffer | undefined> = fc.option(
  fc.record({
    downPaymentCents: cents(0, 9_000),
    termMonths: fc.constantFrom(48, 60, 72, 84),
    aprPercent: fc.integer({ min: 0, max: 1_999 }).map((basisPoints) => basisPoints / 100),
  }),
  { nil: undefined },
);

/** Adds the payments of a contract's loan up, and compares them with those of its price. */
function expectSameLoan(terms: ContractTerms, loan: NonNullable<PriceBreakdown['finance']>): void {
  const finance = terms.finance!;
  expect(finance).toMatchObject({
    monthlyPaymentCents: loan.monthlyPaymentCents,
    amountFinancedCents: loan.financedCents,
    downPaymentCents: loan.downPaymentCents,
    aprPercent: loan.aprPercent,
  });
  const paid = finance.monthlyPaymentCents * (finance.termMonths - 1) + finance.lastPaymentCents;
  expect(paid).toBe(finance.totalOfPaymentsCents);
  expect(finance.amountFinancedCents + finance.financeChargeCents).toBe(paid);
}

/** Compares every figure of a contract with the price that it was made of. */
function expectSameFigures(price: PriceBreakdown): void {
  const terms = contractTerms({ ...source, dealType: price.purchaseType, price });
  expect(terms.engine).toBe(pricingEngine);
  expect(terms.lines).toBe(price.lines);
  expect([terms.totalCents, terms.depositCents, terms.balanceCents]).toEqual([
    price.totalCents,
    price.dueTodayCents,
    price.balanceCents,
  ]);
  if (price.finance) expectSameLoan(terms, price.finance);
  if (price.lease) expect(terms.lease).toMatchObject(price.lease);
}

it('the engine and the contract agree to the cent for 10,000 deals, counter-offers included (PRICE-73)', () => {
  fc.assert(
    fc.property(deals, counters, (input, counter) => {
      const price = priceBreakdown(input);
      if (price.errors) return;
      expectSameFigures(price);
      const offered = counter && price.finance && counterPrice(price, counter);
      // Lenders finance no less than the tenant's minimum.
      const isLent = (offered?.finance?.financedCents ?? 0) >= input.settings.minimumFinancedCents;
      if (offered && isLent) expectSameFigures(offered);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
