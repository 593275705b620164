import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SuggestedChanges } from '@forecourt/shared-contracts/pricing';
import { cardPayment, type PaymentFacts } from './card-payment.ts';

const cents = fc.integer({ min: 1, max: 9_999_900 });
const aprPercent = fc.integer({ min: 0, max: 2_999 }).map((hundredths) => hundredths / 100);
const termMonths = fc.integer({ min: 12, max: 84 });
const terms = fc.record({
  monthlyPaymentCents: cents,
  downPaymentCents: fc.nat(9_999_900),
  termMonths,
  aprPercent,
});
const lease = fc.record({
  monthlyPaymentCents: cents,
  termMonths,
  annualMiles: fc.nat(),
  dueAtSigningCents: cents,
});
/** Absent in half of the cases, so that all may be absent. */
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 });

/** Suggested and current amount are often equal, which is no suggestion. */
const possible: fc.Arbitrary<SuggestedChanges> = fc.record({
  suggestedDownPaymentCents: maybe(fc.nat(3)),
  currentDownPaymentCents: fc.nat(3),
  removeTrade: fc.boolean(),
  pricing: maybe(fc.record({ monthlyPaymentCents: cents, aprPercent, termMonths })),
});
const payments = {
  estimated: maybe(terms),
  personalized: maybe(terms),
  personalizedLease: maybe(lease),
  possible: maybe(possible),
  isPendingSale: maybe(fc.boolean()),
  isPrequalificationIncomplete: maybe(fc.boolean()),
};
const priceError = fc.constantFrom('not-qualified' as const, 'out-of-range' as const, 'no-payment' as const);
const noError = fc.constantFrom(null, undefined);
const erroneous: fc.Arbitrary<PaymentFacts> = fc.record({ ...payments, priceError });
const faultless: fc.Arbitrary<PaymentFacts> = fc.record({ ...payments, priceError: noError });
const any = fc.oneof(erroneous, faultless);

const wouldChange = ({ suggestedDownPaymentCents: suggested, ...one }: SuggestedChanges) =>
  one.removeTrade || (suggested !== undefined && suggested !== one.currentDownPaymentCents);

test('an error never yields an amount, whatever payments there are (SHOP-43, PRICE-15)', () => {
  fc.assert(
    fc.property(erroneous, (facts) => {
      const payment = cardPayment(facts);
      expect(['notQualified', 'adjust', 'placeholder']).toContain(payment.kind);
      expect(payment).not.toHaveProperty('monthlyPaymentCents');
      expect(payment).not.toHaveProperty('totalCents');
    }),
  );
});

test('an error suggests changes exactly if there is one that changes something (PRICE-15)', () => {
  fc.assert(
    fc.property(erroneous, (facts) => {
      const isSuggested = facts.possible !== undefined && wouldChange(facts.possible);
      expect(cardPayment(facts).kind === 'adjust').toBe(isSuggested);
    }),
  );
});

test('a suggested down payment is the service’s, and never the current one (PRICE-15)', () => {
  fc.assert(
    fc.property(erroneous, (facts) => {
      const payment = cardPayment(facts);
      if (payment.kind !== 'adjust' || !payment.downPayment || !facts.possible) return;
      const { change, amountCents } = payment.downPayment;
      const { suggestedDownPaymentCents, currentDownPaymentCents } = facts.possible;
      expect(amountCents).toBe(suggestedDownPaymentCents);
      expect(change === 'raise').toBe(amountCents > currentDownPaymentCents);
      expect(change === 'lower').toBe(amountCents < currentDownPaymentCents);
    }),
  );
});

test('a personalized payment beats an estimated one, unchanged (SHOP-43, PRICE-12)', () => {
  fc.assert(
    fc.property(faultless, terms, (facts, personalized) => {
      expect(cardPayment({ ...facts, personalized })).toEqual({ kind: 'personalized', ...personalized });
    }),
  );
});

test('a lease that the shopper qualifies for beats an estimate too (SHOP-43, PRICE-16)', () => {
  fc.assert(
    fc.property(faultless, lease, (facts, personalizedLease) => {
      const payment = cardPayment({ ...facts, personalized: undefined, personalizedLease });
      expect(payment).toEqual({ kind: 'lease', isQualified: true, ...personalizedLease });
    }),
  );
});

test('an estimate is shown only without an error and without a payment of the shopper (PRICE-11)', () => {
  fc.assert(
    fc.property(any, (facts) => {
      const isOnly = !facts.priceError && !facts.personalized && !facts.personalizedLease;
      const isEstimated = cardPayment(facts).kind === 'estimated';
      expect(isEstimated).toBe(isOnly && facts.estimated !== undefined);
    }),
  );
});

test('a placeholder is shown only without a payment: of a pending sale, or of a service without one (PRICE-13, PRICE-14)', () => {
  fc.assert(
    fc.property(any, (facts) => {
      const hasPayment = [facts.estimated, facts.personalized, facts.personalizedLease].some(Boolean);
      const isPending = !facts.priceError && !hasPayment && facts.isPendingSale === true;
      const isRefused =
        facts.priceError === 'no-payment' && !(facts.possible !== undefined && wouldChange(facts.possible));
      expect(cardPayment(facts).kind === 'placeholder').toBe(isPending || isRefused);
    }),
  );
});

test('the same facts always give the same payment, and are not changed', () => {
  fc.assert(
    fc.property(any, (facts) => {
      const before = structuredClone(facts);
      expect(cardPayment(facts)).toEqual(cardPayment(before));
      expect(facts).toEqual(before);
    }),
  );
});
