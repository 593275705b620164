import { describe, expect, it } from 'vitest';
import { estimateText, readEstimate } from './payoff-form.ts';

describe('estimateText', () => {
  it.each([
    ['no payoff', null, ''],
    ['a quote of the lender', { source: 'quote' as const, payoffCents: 8_000_00 }, ''],
    ['an earlier estimate', { source: 'estimate' as const, payoffCents: 8_250_50 }, '8250.5'],
  ])('%s', (_row, payoff, text) => expect(estimateText(payoff)).toBe(text));
});

describe('readEstimate', () => {
  it.each([
    [' ', { fault: 'required' }],
    ['a lot', { fault: 'amount' }],
    ['0', { fault: 'range' }],
    ['1,000,000', { fault: 'range' }],
    ['$8,250.50', { cents: 8_250_50 }],
  ])('%s', (text, read) => expect(readEstimate(text)).toEqual(read));
});
