import type { SignInOutcome } from '../session.ts';

type Refusal = Exclude<SignInOutcome, { kind: 'success' }>;

const byErrorName: Readonly<Record<string, Refusal['kind']>> = {
  UserNotFoundException: 'wrong-credentials',
  InvalidParameterException: 'wrong-credentials',
  EmptySignInPassword: 'wrong-credentials',
  UserNotConfirmedException: 'confirm-required',
  PasswordResetRequiredException: 'reset-required',
  TooManyRequestsException: 'throttled',
  // The firewall of the pools: too many calls from this network address (T40).
  ForbiddenException: 'throttled',
  LimitExceededException: 'throttled',
};

/** Maps an identity service error to a sign-in outcome; anything unknown is an outage. */
export function refusalOfError(error: unknown): Refusal {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'NotAuthorizedException') {
    return { kind: /attempts exceeded|locked/i.test(message) ? 'locked' : 'wrong-credentials' };
  }
  return { kind: Object.hasOwn(byErrorName, name) ? (byErrorName[name] ?? 'outage') : 'outage' };
}

/** Maps a further step of the identity service to an outcome for a form with only a password. */
export function refusalOfStep(step: string): Refusal {
  if (step === 'CONFIRM_SIGN_UP') return { kind: 'confirm-required' };
  if (step === 'RESET_PASSWORD') return { kind: 'reset-required' };
  return { kind: 'further-step' };
}
