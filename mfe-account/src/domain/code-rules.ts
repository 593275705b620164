/** What a code is for: signing in, confirming the email of a new account, resetting the password, or verifying a changed email or phone. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'reset' | 'email' | 'phone';

/** How long a person waits after too many codes; the last part of the keys of the texts that say so. */
export type CodeWait = 'halfHour' | 'hour';

/** How long a code works, and how long a person waits after too many of them. */
export interface CodeRule {
  readonly lifeMs: number;
  readonly wait: CodeWait;
}

/** The codes that count together: those for one purpose of one account. `account` is its email, its id, or the name it was asked for by. */
export interface CodeSubject {
  readonly purpose: CodePurpose;
  readonly account: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The rules of each purpose. Codes live as long as the identity service lets them (ACCT-14). The wait is 30 minutes (ACCT-19), but an hour
 * for a reset (ACCT-32) and for the codes of the profile, whose limits the service keeps for an hour.
 */
export const codeRules: Readonly<Record<CodePurpose, CodeRule>> = {
  'sign-in': { lifeMs: 5 * minuteMs, wait: 'halfHour' },
  'sign-up': { lifeMs: 24 * hourMs, wait: 'halfHour' },
  reset: { lifeMs: hourMs, wait: 'hour' },
  email: { lifeMs: 24 * hourMs, wait: 'hour' },
  phone: { lifeMs: 24 * hourMs, wait: 'hour' },
};

/** The length of each wait in milliseconds. */
export const codeWaitMs: Readonly<Record<CodeWait, number>> = { halfHour: 30 * minuteMs, hour: hourMs };

/** The key under which the codes of a subject are counted; the case of an email does not matter. */
export function subjectKey({ purpose, account }: CodeSubject): string {
  return `${purpose} ${account.toLowerCase()}`;
}
