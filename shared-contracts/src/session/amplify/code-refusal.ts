import type { CodeVerdict } from '../accounts.ts';

/** Meaning of an identity service error when requesting or submitting a code. */
export type CodeRefusal = {
  readonly kind: Exclude<CodeVerdict['kind'], 'success' | 'not-configured'> | 'confirm-required';
};

const byErrorName: Readonly<Record<string, CodeRefusal['kind']>> = {
  CodeMismatchException: 'wrong-code',
  ExpiredCodeException: 'expired-code',
  // A sign-in session that has ended, and an account that is already confirmed: both require starting over.
  NotAuthorizedException: 'expired-code',
  SignInException: 'expired-code',
  UserNotConfirmedException: 'confirm-required',
  UserNotFoundException: 'wrong-code',
  InvalidParameterException: 'wrong-code',
  LimitExceededException: 'throttled',
  TooManyRequestsException: 'throttled',
  // The firewall of the pools: too many calls from this network address (T40).
  ForbiddenException: 'throttled',
  TooManyFailedAttemptsException: 'throttled',
};

/** Maps an error by its name; anything unknown is an outage. */
export function codeRefusal(error: unknown): CodeRefusal {
  const name = error instanceof Error ? error.name : '';
  return { kind: Object.hasOwn(byErrorName, name) ? (byErrorName[name] ?? 'outage') : 'outage' };
}
