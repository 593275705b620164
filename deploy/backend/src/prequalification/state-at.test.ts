import { expect, it } from 'vitest';
import { stateAt } from './prequalification-view.ts';

const now = new Date('2026-07-15T12:00:00.000Z');
const justNow = now;
const later = new Date(now.getTime() + 1);

it.each([
  ['an approval that holds', 'mq_approved', later, false, 'mq_approved'],
  ['an approval at its end', 'mq_approved', justNow, false, 'mq_approved_expired'],
  ['a full application takes the place of an approval', 'mq_approved', later, true, 'mf_completed'],
  [
    'not of an expired one, which can be refreshed (BUY-40)',
    'mq_approved',
    justNow,
    true,
    'mq_approved_expired',
  ],
  ['of a refusal, too', 'mq_declined', null, true, 'mf_completed'],
  ['a refusal does not expire', 'mq_declined', null, false, 'mq_declined'],
  ['an unfinished one does not expire either', 'mq_incompleted', null, false, 'mq_incompleted'],
] as const)('%s', (_row, state, expiresAt, hasApplied, expected) =>
  expect(stateAt({ state, expiresAt }, { now, hasApplied })).toBe(expected),
);
