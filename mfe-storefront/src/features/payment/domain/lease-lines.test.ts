import { describe, expect, it } from 'vitest';
import { leaseQuote, type LeaseQuote } from '@forecourt/shared-contracts/pricing';
import { priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { leaseLines, type LeaseLines } from './lease-lines.ts';

function leaseFixture(reduced: {
  rebateCents: number;
  reductionCents: number;
  depositCents: number;
}): LeaseQuote {
  const { rebateCents, reductionCents, depositCents } = reduced;
  return {
    sellingPriceCents: 30_000_00,
    acquisitionFeeCents: 700_00,
    documentFeeCents: 150_00,
    rebateCents,
    equityCents: 0,
    residualCents: 18_000_00,
    titleRegistrationCents: 350_00,
    securityDepositCents: depositCents,
    cost: {
      capCostReductionCents: reductionCents,
      adjustedCapCostCents: 28_850_00,
      depreciationCents: 301_39,
      rentCents: 93_70,
      basePaymentCents: 395_09,
      paymentTaxCents: 21_73,
      paymentCents: 416_82,
      reductionTaxCents: 55_00,
      upfrontTaxCents: 0,
      dueAtSigningCents: 1_821_82,
      totalOfPaymentsCents: 15_005_52,
      totalCostCents: 16_410_52,
    },
  } as unknown as LeaseQuote;
}

/** A lease of the shared engine in a state that taxes as given. */
function taxedLease(
  leaseTax: 'payments' | 'upfront' | 'full-price' | undefined,
  lease = priceSettingsFixture.lease,
): LeaseQuote {
  const states = priceSettingsFixture.states.map((state) => ({ ...state, leaseTax }));
  const quote = leaseQuote({
    condition: 'New',
    priceCents: 39_500_00,
    msrpCents: 42_000_00,
    incentivesCents: 1_000_00,
    state: undefined,
    // More than the tax on the full price: part of it is paid down.
    dueAtSigningCents: 6_000_00,
    settings: { ...priceSettingsFixture, states, lease },
  });
  if (!quote) throw new Error('no lease');
  return quote;
}

const ids = (part: LeaseLines[keyof LeaseLines]) => part.map(({ id }) => id);
const amountOf = (part: LeaseLines[keyof LeaseLines], id: string) =>
  part.find((line) => line.id === id)?.amountCents;

describe('leaseLines', () => {
  it('it begins with the price after incentives, and what reduces that is negative', () => {
    const { payment } = leaseLines(
      leaseFixture({ rebateCents: 1_000_00, reductionCents: 1_000_00, depositCents: 0 }),
    );
    expect(amountOf(payment, 'selling')).toBe(29_000_00);
    expect(amountOf(payment, 'reduction')).toBe(-1_000_00);
    expect(amountOf(payment, 'payment')).toBe(416_82);
  });

  it('a reduction and a deposit of 0 are left out', () => {
    const { payment, signing } = leaseLines(
      leaseFixture({ rebateCents: 0, reductionCents: 0, depositCents: 0 }),
    );
    expect(ids(payment).slice(0, 4)).toEqual(['selling', 'acquisition', 'document', 'adjusted']);
    expect(ids(signing)).toEqual(['first', 'reductionTax', 'registration', 'due']);
  });

  it('a trade-in lowers the capitalized cost, or raises it if more is owed than it is worth', () => {
    const lease = leaseFixture({ rebateCents: 0, reductionCents: 0, depositCents: 0 });
    const lineOf = (equityCents: number) =>
      leaseLines({ ...lease, equityCents }).payment.find(({ id }) => id === 'tradeIn');
    expect(lineOf(2_000_00)).toEqual({ id: 'tradeIn', amountCents: -2_000_00, kind: 'credit' });
    expect(lineOf(-2_000_00)).toEqual({ id: 'tradeIn', amountCents: 2_000_00, kind: 'line' });
  });

  it('a deposit is due at signing', () => {
    const { signing } = leaseLines(leaseFixture({ rebateCents: 0, reductionCents: 0, depositCents: 450_00 }));
    expect(amountOf(signing, 'deposit')).toBe(450_00);
  });

  it.each([
    [undefined, ['paymentTax', 'reductionTax']],
    ['payments', ['paymentTax', 'reductionTax']],
    ['upfront', ['reductionTax', 'upfrontTax']],
    ['full-price', ['upfrontTax']],
  ] as const)(
    'the lines due at signing add up, and only a tax that is due is shown: %s',
    (leaseTax, taxes) => {
      const { payment, signing } = leaseLines(taxedLease(leaseTax));
      const sumCents = signing.slice(0, -1).reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(sumCents).toBe(amountOf(signing, 'due'));
      const adjustedAt = ids(payment).indexOf('adjusted');
      const summands = payment.slice(0, adjustedAt).map(({ amountCents }) => amountCents);
      expect(payment[0]).toMatchObject({ id: 'selling', amountCents: 38_500_00 });
      expect(summands.reduce((sum, amountCents) => sum + amountCents)).toBe(amountOf(payment, 'adjusted'));
      expect(amountOf(payment, 'payment')).toBe(
        (amountOf(payment, 'base') ?? 0) + (amountOf(payment, 'paymentTax') ?? 0),
      );
      expect([...ids(payment), ...ids(signing)].filter((id) => id.endsWith('Tax'))).toEqual(taxes);
    },
  );

  it('the whole cost is all payments and what signing adds to the first', () => {
    const { whole } = leaseLines(leaseFixture({ rebateCents: 0, reductionCents: 0, depositCents: 0 }));
    expect(whole.map(({ id, amountCents }) => [id, amountCents])).toEqual([
      ['payments', 15_005_52],
      ['signingRest', 1_405_00],
      ['whole', 16_410_52],
    ]);
    expect(15_005_52 + 1_405_00).toBe(16_410_52);
  });

  it('a deposit that is returned is no cost', () => {
    const settings = { ...priceSettingsFixture.lease!, securityDepositCents: 250_00 };
    const { signing, whole } = leaseLines(taxedLease('payments', settings));
    const [payments = 0, rest = 0, total = 0] = whole.map(({ amountCents }) => amountCents);
    expect(payments + rest).toBe(total);
    const firstCents = amountOf(signing, 'first') ?? 0;
    expect(rest).toBe((amountOf(signing, 'due') ?? 0) - firstCents - 250_00);
  });
});
