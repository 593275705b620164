import { expect, test } from 'vitest';
import { refusalOfError, refusalOfStep } from './sign-in-outcome.ts';

function serviceError(name: string, message = ''): Error {
  return Object.assign(new Error(message), { name });
}

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'wrong-credentials'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'locked'],
  ['UserNotFoundException', 'User does not exist.', 'wrong-credentials'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'confirm-required'],
  ['PasswordResetRequiredException', '', 'reset-required'],
  ['TooManyRequestsException', 'Rate exceeded', 'throttled'],
  ['LimitExceededException', '', 'throttled'],
  ['ForbiddenException', '', 'throttled'],
  ['NetworkError', 'A network error has occurred.', 'outage'],
  ['InternalErrorException', '', 'outage'],
  ['toString', '', 'outage'],
])('%s "%s" is %s', (name, message, kind) => {
  expect(refusalOfError(serviceError(name, message))).toEqual({ kind });
});

test.each([
  ['CONFIRM_SIGN_UP', 'confirm-required'],
  ['RESET_PASSWORD', 'reset-required'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'further-step'],
])('step %s is %s', (step, kind) => {
  expect(refusalOfStep(step)).toEqual({ kind });
});
