import { describe, expect, test } from 'vitest';
import { fittingPage, isHeldUp, orderPagePath, orderPages, pageFromPath } from './order-page.ts';

describe('the current page of an order (BUY-58, BUY-59, BUY-63)', () => {
  test.each([
    ['a cash order with open steps', 'none', false, 'received'],
    ['submitted, then application received (decision pending)', 'pending', false, 'application-received'],
    ['approved: accept or decline', 'approved', false, 'decision'],
    ['a counter-offer: accept or decline', 'countered', false, 'decision'],
    ['terms accepted, on to the steps', 'accepted', false, 'received'],
    ['declined by the buyer', 'declined', false, 'decision'],
    ['declined by all lenders', 'lenders-declined', false, 'decision'],
    ['no lender answered in time', 'timed-out', false, 'decision'],
    ['canceled', 'canceled', true, 'decision'],
    ['every step completed', 'accepted', true, 'thank-you'],
    ['every step of a cash order completed', 'none', true, 'thank-you'],
  ] as const)('%s', (_what, phase, isDone, page) => {
    expect(fittingPage({ phase, isDone })).toBe(page);
    expect(pageFromPath(page, { phase, isDone })).toBe(page);
    expect(isHeldUp(phase)).toBe(page !== 'received' && page !== 'thank-you');
  });
});

describe('which pages a path may open', () => {
  const open = (facts: Parameters<typeof fittingPage>[0]) =>
    orderPages.filter((page) => pageFromPath(page, facts) !== undefined);
  test.each([
    ['while a decision is pending', { phase: 'pending', isDone: false }, ['application-received', 'receipt']],
    [
      'when terms are accepted',
      { phase: 'accepted', isDone: false },
      ['received', 'decision', 'deposit', 'receipt'],
    ],
    ['when all is done', { phase: 'none', isDone: true }, ['received', 'deposit', 'thank-you', 'receipt']],
    ['when the loan was declined', { phase: 'declined', isDone: false }, ['decision', 'receipt']],
  ] as const)('%s', (_when, facts, pages) => expect(open(facts)).toEqual(pages));

  test('an unknown one names nothing', () => {
    expect(pageFromPath('nonsense', { phase: 'none', isDone: false })).toBeUndefined();
    expect(pageFromPath('received/', { phase: 'none', isDone: false })).toBe('received');
    expect(orderPagePath('FC-1', 'receipt')).toBe('/checkout/FC-1/receipt');
    expect(orderPagePath('FC-1')).toBe('/checkout/FC-1');
  });
});
