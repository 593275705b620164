import { expect, test } from 'vitest';
import type { DealStatus } from './deal-status.ts';
import { hasExactMoney } from './exact-money.ts';

const finance = (dealStatus: DealStatus) =>
  ({ dealType: 'Finance', dealStatus, orderStatus: 'SUBMITTED' }) as const;

test.each([
  ['a decision that is pending', finance('DPEN'), false, false],
  ['an accepted loan', finance('UACC'), false, true],
  ['a loan that all lenders declined', finance('LDEC'), false, false],
  ['cash before the contract', { ...finance('UACC'), dealType: 'Cash' as const }, false, false],
  ['a signed contract', { ...finance('UACC'), dealType: 'Cash' as const }, true, true],
])('%s', (_row, facts, isSigned, expected) => expect(hasExactMoney(facts, isSigned)).toBe(expected));
