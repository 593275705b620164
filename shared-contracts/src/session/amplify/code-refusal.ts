import type { CodeVerdict } from '../accounts.ts';

/** What an error of the identity service means where a code is asked for or given back. */
export type CodeRefusal = {
  readonly kind: Exclude<CodeVerdict['kind'], 'success' | 'not-configured'> | 'confirm-required';
};

const byErrorName: Readonly<Record<string, CodeRefusal['kind']>> = {
  CodeMismatchException: 'wrong-code',
  ExpiredCodeException: 'expired-code',
  // A sign-in under way that has ended, and an account that is confirmed already, both ask for a new beginning.
  NotAuthorizedException: 'expired-code',
  SignInException: 'expired-code',
  UserNotConfirmedException: 'confirm-required',
  UserNotFoundException: 'wrong-code',
  InvalidParameterException: 'wrong-code',
  LimitExceededException: 'throttled',
  TooManyRequestsException: 'throttled',
  TooManyFailedAttemptsException: 'throttled',
};

/** The meaning of an error by its name; anything unknown is an outage. */
export function codeRefusal(error: unknown): CodeRefusal {
  const name = error instanceof Error ? error.name : '';
  return { kind: Object.hasOwn(byErrorName, name) ? (byErrorName[name] ?? 'outage') : 'outage' };
}
