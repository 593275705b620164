import { describe, expect, it } from 'vitest';
import { purchaseSteps, type PurchaseStepsInput } from './index.ts';

const nothing: PurchaseStepsInput = {
  cart: 'none',
  purchaseType: undefined,
  isSignedIn: false,
  hasHandOver: false,
  tradeIn: 'none',
  coverage: 'none',
  application: 'none',
  hasTestDrive: false,
};
const chosen: PurchaseStepsInput = { ...nothing, cart: 'complete', purchaseType: 'Finance' };
const all = (facts: PurchaseStepsInput) =>
  Object.fromEntries(purchaseSteps(facts).map(({ id, status }) => [id, status]));

describe('purchaseSteps', () => {
  it('returns the steps in order (BUY-3)', () =>
    expect(purchaseSteps(chosen).map(({ id }) => id)).toEqual([
      'cart',
      'trade-in',
      'coverage',
      'account',
      'details',
      'application',
      'overview',
      'test-drive',
    ]));

  it('without a cart offers only a vehicle, a trade-in and an account', () =>
    expect(all(nothing)).toEqual({
      cart: 'READY',
      'trade-in': 'READY',
      coverage: 'NOT_READY',
      account: 'READY',
      details: 'NOT_READY',
      application: 'NOT_READY',
      overview: 'NOT_READY',
      'test-drive': 'NOT_READY',
    }));

  it.each<[string, Partial<PurchaseStepsInput>, string, string | undefined]>([
    ['a chosen vehicle', {}, 'cart', 'COMPLETED'],
    ['a vehicle that is gone', { cart: 'attention' }, 'cart', 'NEEDS_ATTENTION'],
    ['an offer that is reviewed', { tradeIn: 'started' }, 'trade-in', 'IN_PROGRESS'],
    ['an offer that has expired', { tradeIn: 'attention' }, 'trade-in', 'NEEDS_ATTENTION'],
    ['chosen products', { coverage: 'complete' }, 'coverage', 'COMPLETED'],
    ['somebody signed in', { isSignedIn: true }, 'account', 'COMPLETED'],
    ['pickup or delivery chosen', { hasHandOver: true }, 'details', 'COMPLETED'],
    ['a draft of an application', { application: 'started' }, 'application', 'IN_PROGRESS'],
    ['a cash order', { purchaseType: 'Cash' }, 'application', undefined],
    ['a lease', { purchaseType: 'Lease' }, 'application', 'READY'],
    ['no hand-over yet', {}, 'overview', 'NOT_READY'],
    ['everything chosen', { hasHandOver: true }, 'overview', 'READY'],
    ['an application begun after it', { hasHandOver: true, application: 'started' }, 'overview', 'COMPLETED'],
    [
      'everything chosen of a vehicle that is gone',
      { hasHandOver: true, cart: 'attention' },
      'overview',
      'NOT_READY',
    ],
    ['a test drive asked for', { hasTestDrive: true }, 'test-drive', 'COMPLETED'],
  ])('%s: %o makes %s %s', (_, facts, id, status) => expect(all({ ...chosen, ...facts })[id]).toBe(status));
});
