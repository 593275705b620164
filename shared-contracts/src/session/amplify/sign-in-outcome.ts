import type { SignInOutcome } from '../session.ts';

type Refusal = Exclude<SignInOutcome, { kind: 'success' }>;

const byErrorName: Readonly<Record<string, Refusal['kind']>> = {
  UserNotFoundException: 'wrong-credentials',
  InvalidParameterException: 'wrong-credentials',
  EmptySignInPassword: 'wrong-credentials',
  UserNotConfirmedException: 'confirm-required',
  PasswordResetRequiredException: 'reset-required',
  TooManyRequestsException: 'throttled',
  LimitExceededException: 'throttled',
};

/** What an error of the identity service means for the person; anything unknown is an outage. */
export function refusalOfError(error: unknown): Refusal {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'NotAuthorizedException') {
    return { kind: /attempts exceeded|locked/i.test(message) ? 'locked' : 'wrong-credentials' };
  }
  return { kind: Object.hasOwn(byErrorName, name) ? (byErrorName[name] ?? 'outage') : 'outage' };
}

/** What a further step of the identity service means for a form that asks for a password alone. */
export function refusalOfStep(step: string): Refusal {
  if (step === 'CONFIRM_SIGN_UP') return { kind: 'confirm-required' };
  if (step === 'RESET_PASSWORD') return { kind: 'reset-required' };
  return { kind: 'further-step' };
}
