import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { personalPayment, type Prequalification } from '@forecourt/shared-contracts/prequalification';
import { priceSettingsFixture as settings } from '@forecourt/shared-contracts/testing';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';
import { personalCardPayment } from './personal-payments-of.ts';

type Facts = Parameters<typeof personalCardPayment>[1];
type State = Prequalification['state'];

const dollars = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((amount) => amount * 100);
const vehicles: fc.Arbitrary<Vehicle> = fc
  .record({
    priceCents: dollars(2_000, 90_000),
    incentivesTotalCents: dollars(0, 4_000),
    condition: fc.constantFrom('New' as const, 'Used' as const, 'Certified' as const),
    availability: fc.constantFrom('Available' as const, 'PendingSale' as const),
    estimatedPayment: fc.option(fc.constant(vehicleFixture().estimatedPayment), { nil: undefined }),
  })
  .map((parts) => vehicleFixture({ ...parts, msrpCents: parts.priceCents }));

const approvals = fc
  .record({
    approvedUpToCents: dollars(5_000, 80_000),
    aprPercent: fc.record({
      new: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
      used: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
    }),
  })
  .map((parts) => ({
    ...parts,
    creditTier: 'very-good',
    state: settings.homeState,
    approvedAt: '2026-06-15T12:00:00.000Z',
    expiresAt: '2026-07-15T12:00:00.000Z',
  }));

const factsIn = (...states: readonly State[]): fc.Arbitrary<Facts> =>
  fc
    .record({
      state: fc.constantFrom(...states),
      approval: approvals,
      downPaymentCents: fc.option(dollars(0, 30_000), { nil: undefined }),
      tradeIn: fc.option(fc.record({ valueCents: dollars(500, 40_000), payoffCents: dollars(0, 40_000) }), {
        nil: undefined,
      }),
    })
    .map(({ state, approval, downPaymentCents, tradeIn }) => ({
      prequalification: { state, approval },
      settings,
      downPaymentCents,
      tradeIn,
    }));

const approved = ['mq_approved', 'mf_completed'] as const;
const declined = ['mq_declined', 'retailer_declined'] as const;
const undecided = ['not_started', 'mq_incompleted', 'mq_approved_expired'] as const;
const anyFacts = factsIn(...approved, ...declined, ...undecided);

test('an error never yields an amount: on the card of a list and of a comparison (SHOP-43, PRICE-15)', () => {
  fc.assert(
    fc.property(vehicles, anyFacts, (vehicle, facts) => {
      fc.pre(personalPayment(vehicle, facts).estimateType === 'None');
      const payment = personalCardPayment(vehicle, facts);
      expect(['notQualified', 'adjust']).toContain(payment.kind);
      expect(payment).not.toHaveProperty('monthlyPaymentCents');
    }),
  );
});

test('a declined shopper has no payment for any vehicle (PRICE-15)', () => {
  fc.assert(
    fc.property(vehicles, factsIn(...declined), (vehicle, facts) => {
      expect(personalCardPayment(vehicle, facts)).toEqual({ kind: 'notQualified' });
    }),
  );
});

test('a personalized payment beats the estimate, everywhere the same (SHOP-43, PRICE-9, PRICE-10)', () => {
  fc.assert(
    fc.property(vehicles, factsIn(...approved), (vehicle, facts) => {
      const { estimateType, personalized, personalizedLease } = personalPayment(vehicle, facts);
      fc.pre(estimateType === 'Personalized');
      expect(personalCardPayment(vehicle, facts)).toEqual(
        personalized
          ? { kind: 'personalized', ...personalized }
          : { kind: 'lease', isQualified: true, ...personalizedLease },
      );
    }),
  );
});

test('without a decision the estimate stays, and a vehicle without one has a placeholder (PRICE-13, PRICE-14)', () => {
  fc.assert(
    fc.property(vehicles, anyFacts, (vehicle, facts) => {
      const { estimateType } = personalPayment(vehicle, facts);
      const isEstimated = estimateType === 'Estimated';
      const { kind } = personalCardPayment(vehicle, facts);
      expect(kind === 'estimated').toBe(isEstimated && vehicle.estimatedPayment !== undefined);
      expect(kind === 'placeholder').toBe(isEstimated && !vehicle.estimatedPayment);
    }),
  );
});

test('taking the suggested change gives a Personalized payment, the one that was suggested (PRICE-9, PRICE-23, PRICE-60)', () => {
  let taken = 0;
  fc.assert(
    fc.property(vehicles, factsIn(...approved), (vehicle, facts) => {
      const payment = personalCardPayment(vehicle, facts);
      if (payment.kind !== 'adjust' || !payment.downPayment) return;
      taken += 1;
      const after = { ...facts, downPaymentCents: payment.downPayment.amountCents };
      expect(personalPayment(vehicle, after).estimateType).toBe('Personalized');
      const own = personalCardPayment(vehicle, after);
      expect(own).toMatchObject({ kind: 'personalized', ...payment.pricing });
    }),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(0);
});

test('an error without a suggestion is one that no down payment repairs (PRICE-15, PRICE-60)', () => {
  fc.assert(
    fc.property(vehicles, factsIn(...approved), dollars(0, 90_000), (vehicle, facts, downPaymentCents) => {
      fc.pre(personalCardPayment(vehicle, facts).kind === 'notQualified');
      expect(personalPayment(vehicle, { ...facts, downPaymentCents }).personalized).toBeUndefined();
    }),
  );
});

test('removing the trade-in where a card suggests it gives a Personalized payment (PRICE-15, PRICE-16)', () => {
  let removed = 0;
  fc.assert(
    fc.property(vehicles, factsIn(...approved), (vehicle, facts) => {
      const payment = personalCardPayment(vehicle, facts);
      if (payment.kind !== 'adjust' || !payment.removeTrade) return;
      removed += 1;
      expect(facts.tradeIn).toBeDefined();
      const own = personalCardPayment(vehicle, { ...facts, tradeIn: undefined });
      expect(own.kind).toBe('personalized');
      if (!payment.downPayment) expect(own).toMatchObject({ ...payment.pricing });
    }),
    { numRuns: 300 },
  );
  expect(removed).toBeGreaterThan(0);
});
