import type { OwnCodeOutcome, OwnCodeVerdict, PasswordChangeOutcome } from '../own-account.ts';

/** Everything that an error of the identity service may mean to a signed-in person. */
export type OwnAccountRefusal = Exclude<
  (OwnCodeOutcome | OwnCodeVerdict | PasswordChangeOutcome)['kind'],
  'success' | 'sent' | 'not-configured'
>;

const byErrorName: Readonly<Record<string, OwnAccountRefusal>> = {
  NotAuthorizedException: 'signed-out',
  UserUnAuthenticatedException: 'signed-out',
  UserNotFoundException: 'signed-out',
  PasswordResetRequiredException: 'signed-out',
  TokenRevokedException: 'signed-out',
  AliasExistsException: 'exists',
  InvalidParameterException: 'details-refused',
  CodeMismatchException: 'wrong-code',
  ExpiredCodeException: 'expired-code',
  InvalidPasswordException: 'password-refused',
  LimitExceededException: 'throttled',
  TooManyRequestsException: 'throttled',
  TooManyFailedAttemptsException: 'throttled',
};

/** The meaning of an error by its name; anything unknown is an outage. */
export function ownAccountRefusal(error: unknown): OwnAccountRefusal {
  const name = error instanceof Error ? error.name : '';
  return Object.hasOwn(byErrorName, name) ? (byErrorName[name] ?? 'outage') : 'outage';
}

/**
 * As {@link ownAccountRefusal} where the current password is given: the service names a wrong one, too many of them and an ended session
 * alike, and tells them apart by its message alone.
 */
export function passwordChangeRefusal(error: unknown): OwnAccountRefusal {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name !== 'NotAuthorizedException') return ownAccountRefusal(error);
  if (/attempts exceeded|locked/i.test(message)) return 'locked';
  return /token/i.test(message) ? 'signed-out' : 'wrong-password';
}
