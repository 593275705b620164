import { expect, test } from 'vitest';
import { codeRefusal } from './code-refusal.ts';

test.each([
  ['CodeMismatchException', 'wrong-code'],
  ['ExpiredCodeException', 'expired-code'],
  ['NotAuthorizedException', 'expired-code'],
  ['SignInException', 'expired-code'],
  ['UserNotConfirmedException', 'confirm-required'],
  ['LimitExceededException', 'throttled'],
  ['TooManyRequestsException', 'throttled'],
  ['ForbiddenException', 'throttled'],
  ['TooManyFailedAttemptsException', 'throttled'],
  ['NetworkError', 'outage'],
  ['toString', 'outage'],
])('%s is %s', (name, kind) => {
  expect(codeRefusal(Object.assign(new Error(), { name }))).toEqual({ kind });
});
