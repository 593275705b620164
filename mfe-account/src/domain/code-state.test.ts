import { expect, it } from 'vitest';
import { codeStateNow } from './code-state.ts';

const waiting = { kind: 'waiting' };
const resent = { kind: 'resent', destination: 'a***@e***' };
const refused = (why: string) => ({ kind: 'refused', why });
const unsent = { kind: 'unsent', why: 'outage' };
const now = { isLocked: false, isExpired: false };
const locked = { isLocked: true, isExpired: false };
const expired = { isLocked: false, isExpired: true };

it.each([
  ['nothing happened yet', waiting, now, waiting],
  ['a wrong code', refused('wrong-code'), now, refused('wrong-code')],
  ['a new code', resent, now, resent],
  ['no attempts left (ACCT-19)', refused('wrong-code'), locked, refused('throttled')],
  ['no attempts left, whatever else', unsent, { isLocked: true, isExpired: true }, refused('throttled')],
  ['the wait is over (ACCT-19)', refused('throttled'), now, waiting],
  ['the wait is over, and so is the code', refused('throttled'), expired, refused('expired-code')],
  ['the code expires (ACCT-15)', waiting, expired, refused('expired-code')],
  ['the new code expires', resent, expired, refused('expired-code')],
  ['no new code could be sent for an expired one', unsent, expired, unsent],
  ['the email is confirmed', { kind: 'confirmed' }, expired, { kind: 'confirmed' }],
  ['the password is changed', { kind: 'changed' }, locked, { kind: 'changed' }],
  ['the password is changed, without signing in', { kind: 'signed-out' }, expired, { kind: 'signed-out' }],
])('%s', (_, state, time, expected) => expect(codeStateNow(state, time)).toEqual(expected));
