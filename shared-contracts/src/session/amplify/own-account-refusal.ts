import type { OwnCodeOutcome, OwnCodeVerdict, PasswordChangeOutcome } from '../own-account.ts';

/** All meanings of an identity service error for a signed-in user. */
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
  // The firewall of the pools: too many calls from this network address (T40).
  ForbiddenException: 'throttled',
  TooManyFailedAttemptsException: 'throttled',
};

/** Maps an error by its name; anything unknown is an outage. */
export function ownAccountRefusal(error: unknown): OwnAccountRefusal {
  const name = error instanceof Error ? error.name : '';
  return Object.hasOwn(byErrorName, name) ? (byErrorName[name] ?? 'outage') : 'outage';
}

/**
 * As {@link ownAccountRefusal} for calls with the current password: the service uses the same error name for a wrong password, too many
 * attempts and an ended session; only the message differs.
 */
export function passwordChangeRefusal(error: unknown): OwnAccountRefusal {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name !== 'NotAuthorizedException') return ownAccountRefusal(error);
  if (/attempts exceeded|locked/i.test(message)) return 'locked';
  return /token/i.test(message) ? 'signed-out' : 'wrong-password';
}
