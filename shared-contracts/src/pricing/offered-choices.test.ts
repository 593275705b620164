import { describe, expect, it } from 'vitest';
import { priceSettingsFixture as settings } from '../testing/price-settings-fixture.ts';
import { choiceNotOffered, offeredTerms } from './offered-choices.ts';

describe('choiceNotOffered', () => {
  it.each([
    ['nothing chosen', { purchaseType: 'Finance' }, undefined],
    ['an offered term', { purchaseType: 'Finance', termMonths: 60 }, undefined],
    ['a term that nobody offers', { purchaseType: 'Finance', termMonths: 96 }, 'termMonths'],
    ['a loan for a lease’s term', { purchaseType: 'Finance', termMonths: 24 }, 'termMonths'],
    ['a lease for its term', { purchaseType: 'Lease', termMonths: 24, annualMiles: 10_000 }, undefined],
    ['a lease for a loan’s term', { purchaseType: 'Lease', termMonths: 72 }, 'termMonths'],
    ['a lease for other miles', { purchaseType: 'Lease', annualMiles: 11_000 }, 'annualMiles'],
    ['miles of a loan', { purchaseType: 'Finance', annualMiles: 11_000 }, undefined],
    ['a tier of the tenant', { purchaseType: 'Finance', creditTier: 'excellent' }, undefined],
    ['an invented tier', { purchaseType: 'Finance', creditTier: 'perfect' }, 'creditTier'],
    ['anything with cash', { purchaseType: 'Cash', termMonths: 96, creditTier: 'perfect' }, undefined],
  ] as const)('%s', (_what, choices, expected) => expect(choiceNotOffered(settings, choices)).toBe(expected));

  it('a tenant without leases offers no lease term', () => {
    const bare = { ...settings, lease: undefined };
    expect(offeredTerms(bare as never, 'Lease')).toEqual([]);
    expect(choiceNotOffered(bare as never, { purchaseType: 'Lease', annualMiles: 10_000 })).toBe(
      'annualMiles',
    );
  });
});
