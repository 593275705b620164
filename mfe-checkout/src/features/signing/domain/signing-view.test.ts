import { describe, expect, test } from 'vitest';
import type { ContractEnding } from '@forecourt/shared-contracts/signing';
import { contractFixture, contractStateFixture } from '../../../testing/contract-fixture.ts';
import {
  isOwnPlace,
  signingChildPath,
  signingEnding,
  signingOwner,
  signingPollMs,
  signingScreen,
  signingView,
  type SigningFacts,
} from './signing-view.ts';

const ended = (reason: ContractEnding) => contractStateFixture({ ending: { reason, at: null } });
const facts: SigningFacts = {
  status: 'READY',
  dealStatus: 'UACC',
  phase: 'accepted',
  isIdVerified: true,
  state: contractStateFixture(),
  hasFailed: false,
};

describe('the screen of each state (TRACK-67, TRACK-71)', () => {
  test.each<[string, Partial<SigningFacts>, string, string]>([
    ['contract ready', {}, 'ready', 'contract-ready'],
    [
      'begun and not finished',
      { status: 'IN_PROGRESS', state: contractStateFixture({ isBegun: true }) },
      'begun',
      'hello-again',
    ],
    ['signed', { status: 'COMPLETED' }, 'signed', 'thank-you'],
    [
      'signed, before the contract is loaded',
      { status: 'COMPLETED', state: undefined },
      'signed',
      'thank-you',
    ],
    ['consent before the first paper', { state: { consent: null, contract: null } }, 'consent', ''],
    ['declined', { status: 'NEEDS_ATTENTION', state: ended('DECLINED') }, 'ended', ''],
    ['expired or canceled', { status: 'NEEDS_ATTENTION', state: ended('EXPIRED') }, 'ended', ''],
    [
      'verification expired',
      { status: 'NEEDS_ATTENTION', dealStatus: 'VEXP', isIdVerified: false },
      'verify',
      '',
    ],
    ['verified again', { status: 'NEEDS_ATTENTION', dealStatus: 'VEXP' }, 'ended', ''],
    ['the lender has not answered', { phase: 'pending', state: undefined }, 'loan', ''],
    ['a loan that waits to be accepted', { phase: 'approved' }, 'loan', ''],
    ['no lender approved', { phase: 'lenders-declined', state: undefined, hasFailed: true }, 'loan', ''],
    ['no lender answered in time', { phase: 'timed-out' }, 'loan', ''],
    [
      'signed, whatever the deal says later',
      { status: 'COMPLETED', phase: 'approved' },
      'signed',
      'thank-you',
    ],
    ['a cash order', { phase: 'none' }, 'ready', 'contract-ready'],
    ['not available', { state: undefined, hasFailed: true }, 'unavailable', ''],
    ['not loaded yet', { state: undefined }, 'loading', ''],
  ])('%s', (_row, change, view, childPath) => {
    const found = signingView({ ...facts, ...change });
    expect(found).toBe(view);
    expect(signingChildPath(found)).toBe(childPath);
  });

  test('a closed deal asks for no consent', () =>
    expect(signingView({ ...facts, state: { ...ended('CLOSED'), consent: null } })).toBe('ended'));
});

test.each([
  ['loan', 'pending', 'lender'],
  ['loan', 'approved', 'you'],
  ['loan', 'lenders-declined', 'you'],
  ['ready', 'accepted', 'you'],
  ['signed', 'accepted', undefined],
] as const)('%s while the decision is %s waits for %s', (view, phase, expected) =>
  expect(signingOwner(view, phase)).toBe(expected),
);

test.each([
  ['loan', 'review', false],
  ['loan', '', true],
  ['ready', '', true],
  ['ready', 'contract-ready', true],
  ['ready', 'review', true],
  ['ready', 'thank-you', false],
  ['begun', 'hello-again', true],
  ['begun', '', false],
  ['begun', 'review', true],
  ['signed', 'thank-you', true],
  ['signed', 'hello-again', false],
  ['consent', 'review', false],
  ['ended', 'contract-ready', false],
  ['loading', 'thank-you', true],
] as const)('%s at "%s": %s', (view, childPath, expected) =>
  expect(isOwnPlace(view, childPath)).toBe(expected),
);

test.each([
  ['DECLINED', 'SUBS', 'DECLINED'],
  ['UNKNOWN', 'SUBS', 'CANCELLED'],
  ['EXPIRED', 'VEXP', 'VERIFIED'],
  ['CLOSED', 'VEXP', 'CLOSED'],
] as const)('%s under %s is %s', (reason, dealStatus, expected) =>
  expect(signingEnding(contractFixture({ ending: { reason, at: null } }), dealStatus)).toBe(expected),
);

test.each([
  ['nothing is under way', contractStateFixture(), false],
  ['the signing page is open', contractStateFixture({ isBegun: true, providerUrl: '/s' }), 10_000],
  [
    'the dealer signs next',
    contractStateFixture({ signatures: [{ signer: 'buyer', name: 'A', signedAt: 'x' }] }),
    5_000,
  ],
  ['both have signed', contractStateFixture({ isFinalReady: true }), false],
] as const)('polling while %s', (_row, state, expected) => expect(signingPollMs(state)).toBe(expected));

test.each<[string, string, Pick<SigningFacts, 'state' | 'hasFailed'>, string, boolean]>([
  ['the review waits for the contract', 'review', { state: undefined, hasFailed: false }, 'loading', false],
  ['a review whose contract did not load', 'review', { state: undefined, hasFailed: true }, 'ready', false],
  ['the review of a contract', 'review', { state: contractStateFixture(), hasFailed: false }, 'ready', true],
  [
    'the review of a contract without terms',
    'review',
    { state: contractStateFixture({ terms: null }), hasFailed: false },
    'ready',
    false,
  ],
  ['every other path', 'contract-ready', { state: undefined, hasFailed: false }, 'ready', false],
])('%s', (_row, childPath, contract, view, isReview) => {
  expect(signingScreen('ready', childPath, contract)).toEqual({ view, isReview });
});
