import { describe, expect, test } from 'vitest';
import { creditScores, creditTierNamed, pricingCreditTier } from './credit-tier.ts';

const tier = (name: string) => ({
  name,
  displayName: name.toUpperCase(),
  low: 600,
  high: 700,
  aprPercent: { new: 5, used: 6 },
});
const settings = { creditTiers: [tier('fair'), tier('good')], defaultCreditTier: 'good' };

describe('the credit tier of a name', () => {
  test.each([
    ['fair', 'fair', 'fair'],
    ['good', 'good', 'good'],
    [undefined, 'good', 'good'],
    ['gone', undefined, 'good'],
  ])('%s is %s, and %s prices', (name, found, prices) => {
    expect(creditTierNamed(settings, name)?.name).toBe(found);
    expect(pricingCreditTier(settings, name).name).toBe(prices);
  });

  test('without the default tier the first one prices; without any, none can', () => {
    expect(pricingCreditTier({ ...settings, defaultCreditTier: 'gone' }).name).toBe('fair');
    expect(() => pricingCreditTier({ creditTiers: [], defaultCreditTier: 'good' })).toThrow(RangeError);
  });
});

test.each([
  [740, 900, '740+'],
  [740, 850, '740+'],
  [700, 739, '700–739'],
])('scores from %i to %i are shown as %s', (low, high, text) => {
  expect(creditScores({ low, high })).toBe(text);
});
