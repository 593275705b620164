import { expect, test } from 'vitest';
import type { DealStatus } from './deal-status.ts';
import type { DecisionFacts } from './decision-phase.ts';
import { hasExactMoney } from './exact-money.ts';

const finance = (dealStatus: DealStatus) =>
  ({ dealType: 'Finance', dealStatus, orderStatus: 'SUBMITTED' }) as const;

test.each<[string, DecisionFacts, boolean, boolean]>([
  ['a decision that is pending', finance('DPEN'), false, false],
  ['an accepted loan', finance('UACC'), false, true],
  ['a loan that all lenders declined', finance('LDEC'), false, false],
  ['an accepted loan that the dealer took over', { ...finance('UACC'), orderStatus: 'OFFRAMP' }, false, true],
  [
    'an undecided loan that the dealer took over',
    { ...finance('LTIM'), orderStatus: 'OFFRAMP' },
    false,
    false,
  ],
  ['an accepted loan whose order was canceled', { ...finance('UACC'), orderStatus: 'CANCELED' }, false, true],
  ['cash before the contract', { ...finance('UACC'), dealType: 'Cash' as const }, false, false],
  ['a signed contract', { ...finance('UACC'), dealType: 'Cash' as const }, true, true],
])('%s', (_row, facts, isSigned, expected) => expect(hasExactMoney(facts, isSigned)).toBe(expected));
