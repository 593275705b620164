import { describe, expect, it } from 'vitest';
import { financePayment, type PriceBreakdown } from '../pricing/index.ts';
import { contractTerms, financeDisclosure } from './contract-terms.ts';

const loan = { downPaymentCents: 250_000, aprPercent: 6.5, termMonths: 60 };

describe('what a finance contract discloses (PRICE-26, PRICE-39, PRICE-77)', () => {
  it.each([
    ['25,000.00 at 6.50 % for 60 months', 2_500_000, 6.5, 60, 48_915, 2_934_920, 434_920, 48_935],
    ['25,000.00 at 0 % for 72 months', 2_500_000, 0, 72, 34_722, 2_500_000, 0, 34_738],
    ['24,027.05 at 7.49 % for 72 months', 2_402_705, 7.49, 72, 41_531, 2_990_267, 587_562, 41_566],
  ])('%s', (_row, financedCents, aprPercent, termMonths, payment, total, charge, last) => {
    const terms = { ...loan, financedCents, aprPercent, termMonths, monthlyPaymentCents: payment };
    expect(financeDisclosure(terms)).toEqual({
      aprPercent,
      termMonths,
      downPaymentCents: 250_000,
      amountFinancedCents: financedCents,
      monthlyPaymentCents: payment,
      lastPaymentCents: last,
      totalOfPaymentsCents: total,
      financeChargeCents: charge,
      totalSalePriceCents: 250_000 + total,
    });
  });

  it('says when the first payment is due if that is not after one month (PRICE-28)', () => {
    const late = { ...loan, financedCents: 2_500_000, monthlyPaymentCents: 49_048, firstPaymentDays: 45 };
    expect(financeDisclosure(late).firstPaymentDays).toBe(45);
    const { firstPaymentDays: _, ...regular } = late;
    const stored = JSON.stringify(financeDisclosure({ ...regular, monthlyPaymentCents: 48_915 }));
    expect(stored).not.toContain('firstPaymentDays');
  });

  it('rejects a payment that does not match the loan', () =>
    expect(() =>
      financeDisclosure({ ...loan, financedCents: 2_500_000, monthlyPaymentCents: 48_914 }),
    ).toThrow(RangeError));
});

it('rejects an APR that is not the one of its payments (PRICE-31)', () => {
  // The odd days cost 2,000 days of simple interest: no APR of the loan's rate repays that.
  const odd = { ...loan, financedCents: 2_500_000, firstPaymentDays: 2_000 };
  const monthlyPaymentCents = financePayment({ ...odd, amountCents: odd.financedCents });
  expect(() => financeDisclosure({ ...odd, monthlyPaymentCents })).toThrow('actuarial APR');
});

describe('terms of a contract', () => {
  const price: PriceBreakdown = {
    purchaseType: 'Cash',
    state: 'ME',
    salesTaxPercent: 5.5,
    lines: [
      { code: 'vehicle-price', amountCents: 4_150_000 },
      { code: 'sales-tax', amountCents: 228_250 },
    ],
    totalCents: 4_378_250,
    dueTodayCents: 25_000,
    balanceCents: 4_353_250,
  };
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
      condition: 'Used' as const,
      mileage: 12,
    },
    price,
  };

  it('carries the rules that computed the price (PRICE-73)', () => {
    const engine = { id: 'forecourt-pricing', version: '1' };
    expect(contractTerms({ ...source, price: { ...price, engine }, dealType: 'Cash' }).engine).toEqual(
      engine,
    );
    expect(contractTerms({ ...source, dealType: 'Cash' }).engine).toBeUndefined();
  });

  it('cash: the order’s own figures, and no loan', () =>
    expect(contractTerms({ ...source, dealType: 'Cash' })).toMatchObject({
      kind: 'Cash',
      lines: price.lines,
      totalCents: 4_378_250,
      depositCents: 25_000,
      balanceCents: 4_353_250,
      finance: null,
    }));

  it.each([
    ['what a trade-in leaves is a part of the total sale price', 450_000, 450_000],
    ['what it lacks is in the amount financed already', -270_000, 0],
  ])('finance: %s', (_, equityCents, counted) => {
    const finance = { ...loan, financedCents: 2_500_000, monthlyPaymentCents: 48_915 };
    const tradeIn = { valueCents: 650_000, payoffCents: 650_000 - equityCents, equityCents };
    const tradedVehicle = {
      vin: null,
      year: 2021,
      make: 'Toyota',
      model: 'Camry',
      trim: 'LE',
      mileage: 48_200,
    };
    const terms = contractTerms({
      ...source,
      dealType: 'Finance',
      price: { ...price, finance, tradeIn },
      tradedVehicle,
    });
    expect(terms.tradeIn).toEqual({ ...tradeIn, vehicle: tradedVehicle });
    expect(terms.finance?.totalSalePriceCents).toBe(
      finance.downPaymentCents + counted + (terms.finance?.totalOfPaymentsCents ?? 0),
    );
  });

  it('a lease has no loan, whatever its price contains', () =>
    expect(contractTerms({ ...source, dealType: 'Lease' }).finance).toBeNull());
});
