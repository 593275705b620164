import { describe, expect, test } from 'vitest';
import type { Contract } from '@forecourt/shared-contracts/signing';
import { contractStateFixture } from '../../../testing/contract-fixture.ts';
import { contractMark, isAheadOfOrder } from './contract-mark.ts';

const signature = { signer: 'buyer', name: 'Ada Buyer', signedAt: '2026-06-15T15:00:00.000Z' } as const;
const none = { consent: null, contract: null };

describe('the order is refetched when a contract', () => {
  test.each<[string, Partial<Contract>, boolean]>([
    ['has another envelope', { envelopeId: 'envelope-2' }, true],
    ['has ended', { ending: { reason: 'DECLINED', at: '2026-06-15T15:00:00.000Z' } }, true],
    ['is signed', { signatures: [signature] }, true],
    ['has its final copy', { isFinalReady: true }, true],
    ['has another signing page', { providerUrl: '/sign' }, false],
    ['was opened', { isBegun: true }, false],
  ])('%s: %s', (_row, change, expected) => {
    const isOther = contractMark(contractStateFixture(change)) !== contractMark(contractStateFixture());
    expect(isOther).toBe(expected);
  });

  test('appears', () => expect(contractMark(none)).not.toBe(contractMark(contractStateFixture())));
});

describe('a contract is ahead of its order', () => {
  test.each([
    ['signed, and the order does not know', contractStateFixture({ signatures: [signature] }), false, true],
    ['signed, and the order knows', contractStateFixture({ signatures: [signature] }), true, false],
    ['unsigned', contractStateFixture(), false, false],
    ['no contract', none, false, false],
  ])('%s', (_row, state, isSignedByOrder, expected) =>
    expect(isAheadOfOrder(state, isSignedByOrder)).toBe(expected),
  );
});
