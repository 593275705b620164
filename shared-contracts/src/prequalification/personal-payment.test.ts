import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBreakdown } from '../pricing/index.ts';
import { priceSettingsFixture } from '../testing/index.ts';
import { personalPayment } from './personal-payment.ts';
import type { Approval } from './prequalification-schema.ts';

const settings = priceSettingsFixture;
const approval: Approval = {
  creditTier: settings.creditTiers[0]?.name ?? '',
  aprPercent: { new: 4.88, used: 7.43 },
  approvedUpToCents: 4_000_000,
  state: settings.homeState,
  approvedAt: '2026-06-15T12:00:00.000Z',
  expiresAt: '2026-07-15T12:00:00.000Z',
};
const approved = { state: 'mq_approved', approval } as const;
const car = (priceCents: number) => ({ priceCents, incentivesTotalCents: 0, condition: 'New' as const });
const totalOf = (priceCents: number) =>
  priceBreakdown({
    purchaseType: 'Cash',
    priceCents,
    incentivesCents: 0,
    deliveryFeeCents: 0,
    condition: 'New',
    state: settings.homeState,
    settings,
  }).totalCents;

describe('before a decision the estimate is shown', () => {
  it.each([
    ['not_started', { estimateType: 'Estimated' }],
    ['mq_approved_expired', { estimateType: 'Estimated' }],
    ['mq_incompleted', { estimateType: 'Estimated', isPrequalificationIncomplete: true }],
    ['mq_declined', { estimateType: 'None', priceError: 'not-qualified' }],
    ['retailer_declined', { estimateType: 'None', priceError: 'not-qualified' }],
  ] as const)('%s', (state, expected) =>
    expect(personalPayment(car(2_500_000), { settings, prequalification: { state, approval } })).toEqual(
      expected,
    ),
  );
});

describe('approved', () => {
  it('is the engine’s payment at the personal rate', () => {
    const own = personalPayment(car(2_500_000), { settings, prequalification: approved });
    const engine = priceBreakdown({
      purchaseType: 'Finance',
      priceCents: 2_500_000,
      incentivesCents: 0,
      deliveryFeeCents: 0,
      condition: 'New',
      state: settings.homeState,
      settings,
      creditTier: approval.creditTier,
    }).finance;
    expect(own.estimateType).toBe('Personalized');
    expect(own.personalized).toMatchObject({
      monthlyPaymentCents: engine?.monthlyPaymentCents,
      aprPercent: engine?.aprPercent,
    });
  });

  it('applies with the down payment chosen by the shopper', () =>
    expect(
      personalPayment(car(2_500_000), {
        settings,
        prequalification: approved,
        downPaymentCents: 500_000,
      }).personalized?.downPaymentCents,
    ).toBe(500_000));

  it('above the approved amount, suggests the lowest higher down payment by hundreds of dollars, with its payment', () => {
    const { priceError, possible, personalized } = personalPayment(car(5_000_000), {
      settings,
      prequalification: approved,
    });
    const least = totalOf(5_000_000) - approval.approvedUpToCents;
    expect(priceError).toBe('out-of-range');
    expect(personalized).toBeUndefined();
    expect(possible?.suggestedDownPaymentCents).toBe(Math.ceil(least / 10_000) * 10_000);
    expect(possible?.pricing?.monthlyPaymentCents).toBeGreaterThan(0);
    const again = personalPayment(car(5_000_000), {
      settings,
      prequalification: approved,
      downPaymentCents: possible?.suggestedDownPaymentCents,
    });
    expect(again.personalized?.monthlyPaymentCents).toBe(possible?.pricing?.monthlyPaymentCents);
  });

  it('there is no payment below the minimum amount financed', () =>
    expect(
      personalPayment(car(100_000), {
        settings: { ...settings, minimumFinancedCents: 500_000 },
        prequalification: approved,
      }),
    ).toEqual({ estimateType: 'None', priceError: 'out-of-range' }));

  it('a new vehicle that no down payment brings within the approval is leased if its payment is', () => {
    const lease = settings.lease && { ...settings.lease, securityDepositCents: 25_000 };
    const own = personalPayment(car(4_000_000), {
      settings: { ...settings, lease, minimumFinancedCents: 3_900_000 },
      prequalification: { ...approved, approval: { ...approval, approvedUpToCents: 3_890_000 } },
    });
    expect(own.estimateType).toBe('Personalized');
    expect(own.personalizedLease).toMatchObject({
      ...{ termMonths: 36, annualMiles: 10_000, securityDepositCents: 25_000 },
    });
    expect(own.priceError).toBeUndefined();
  });

  it('there is no payment if no down payment brings the vehicle within the approval', () =>
    expect(
      personalPayment(car(5_000_000), {
        settings: { ...settings, minimumFinancedCents: 4_500_000 },
        prequalification: approved,
      }),
    ).toEqual({ estimateType: 'None', priceError: 'out-of-range' }));

  it('a suggested down payment is always one that the engine takes as it is, and that brings a payment', () => {
    const cents = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        cents(6_000_000),
        cents(4_000_000),
        cents(600_000),
        cents(4_000_000),
        (priceCents, approvedUpToCents, minimumFinancedCents, downPaymentCents) => {
          const question = {
            settings: { ...settings, minimumFinancedCents },
            prequalification: { ...approved, approval: { ...approval, approvedUpToCents } },
          };
          const { possible } = personalPayment(car(priceCents), { ...question, downPaymentCents });
          if (!possible) return;
          const suggested = possible.suggestedDownPaymentCents;
          expect(suggested).toBeLessThanOrEqual(totalOf(priceCents) - minimumFinancedCents);
          const again = personalPayment(car(priceCents), { ...question, downPaymentCents: suggested });
          expect(again.personalized).toMatchObject({ ...possible.pricing, downPaymentCents: suggested });
        },
      ),
    );
  });

  it('suggests dollars where no step of hundreds lies between the two limits (PRICE-60)', () => {
    const totalCents = totalOf(3_000_000);
    const minimumFinancedCents = totalCents - 2_005_000;
    const own = personalPayment(car(3_000_000), {
      settings: { ...settings, minimumFinancedCents },
      prequalification: {
        ...approved,
        approval: { ...approval, approvedUpToCents: minimumFinancedCents + 3_000 },
      },
    });
    expect(own.possible?.suggestedDownPaymentCents).toBe(2_002_000);
  });
});

describe('an applied trade-in (section 4: "increase or reduce down payment, or remove trade-in")', () => {
  const question = { settings, prequalification: approved };
  const ofEngine = (priceCents: number, tradeIn: { valueCents: number; payoffCents: number }) =>
    priceBreakdown({
      purchaseType: 'Finance',
      priceCents,
      incentivesCents: 0,
      deliveryFeeCents: 0,
      condition: 'New',
      state: settings.homeState,
      settings,
      creditTier: approval.creditTier,
      aprPercent: approval.aprPercent.new,
      approvedUpToCents: approval.approvedUpToCents,
      tradeIn,
    });

  it.each([
    ['worth more than is owed', { valueCents: 1_200_000, payoffCents: 300_000 }],
    ['worth less than is owed', { valueCents: 300_000, payoffCents: 700_000 }],
  ])('%s counts as it does in the cart', (_, tradeIn) => {
    const { personalized } = personalPayment(car(2_500_000), { ...question, tradeIn });
    expect(personalized).toMatchObject({
      monthlyPaymentCents: ofEngine(2_500_000, tradeIn).finance?.monthlyPaymentCents,
    });
  });

  it('that owes too much for the approval: "links to adjust the down payment or remove the trade-in"', () => {
    const tradeIn = { valueCents: 300_000, payoffCents: 2_300_000 };
    const own = personalPayment(car(2_500_000), { ...question, tradeIn });
    expect(own).toMatchObject({ estimateType: 'None', priceError: 'out-of-range' });
    expect(own.possible?.removeTrade).toBe(true);
    expect(own.possible?.suggestedDownPaymentCents).toBeGreaterThan(settings.defaultDownPaymentCents);
    expect(personalPayment(car(2_500_000), question).estimateType).toBe('Personalized');
  });

  it('"negative price from trade-in equity": removing it is suggested', () => {
    const tradeIn = { valueCents: 4_000_000, payoffCents: 0 };
    const { possible, personalized } = personalPayment(car(2_500_000), { ...question, tradeIn });
    expect(personalized).toBeUndefined();
    expect(possible).toMatchObject({ removeTrade: true });
    expect(possible?.pricing?.monthlyPaymentCents).toBe(
      personalPayment(car(2_500_000), question).personalized?.monthlyPaymentCents,
    );
  });

  it('lowers a personal lease as well', () => {
    const narrow = {
      settings: { ...settings, minimumFinancedCents: 3_900_000 },
      prequalification: { ...approved, approval: { ...approval, approvedUpToCents: 3_800_000 } },
    };
    const tradeIn = { valueCents: 100_000, payoffCents: 0 };
    const without = personalPayment(car(4_000_000), narrow).personalizedLease;
    const withIt = personalPayment(car(4_000_000), { ...narrow, tradeIn }).personalizedLease;
    expect(withIt?.monthlyPaymentCents).toBeLessThan(without?.monthlyPaymentCents ?? 0);
  });
});
