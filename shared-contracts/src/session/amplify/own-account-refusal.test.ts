import { expect, it } from 'vitest';
import { ownAccountRefusal, passwordChangeRefusal } from './own-account-refusal.ts';

const errorOf = (name: string, message = '') => Object.assign(new Error(message), { name });

it.each([
  ['NotAuthorizedException', 'signed-out'],
  ['UserUnAuthenticatedException', 'signed-out'],
  ['AliasExistsException', 'exists'],
  ['InvalidParameterException', 'details-refused'],
  ['CodeMismatchException', 'wrong-code'],
  ['ExpiredCodeException', 'expired-code'],
  ['LimitExceededException', 'throttled'],
  ['ForbiddenException', 'throttled'],
  ['InvalidPasswordException', 'password-refused'],
  ['NetworkError', 'outage'],
  ['toString', 'outage'],
])('%s is %s', (name, kind) => {
  expect(ownAccountRefusal(errorOf(name))).toBe(kind);
});

it.each([
  ['Incorrect username or password.', 'wrong-password'],
  ['Password attempts exceeded', 'locked'],
  ['Access Token has been revoked or is invalid', 'signed-out'],
])('a password change refused with "%s" is %s', (message, kind) => {
  expect(passwordChangeRefusal(errorOf('NotAuthorizedException', message))).toBe(kind);
});

it('maps all other errors of a password change as elsewhere', () => {
  expect(passwordChangeRefusal(errorOf('LimitExceededException'))).toBe('throttled');
  expect(passwordChangeRefusal('what?')).toBe('outage');
});
