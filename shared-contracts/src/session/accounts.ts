import type { OwnAccount } from './own-account.ts';

/** Where a one-time code is sent: to the account's email address, or by SMS to its verified phone. */
export type CodeChannel = 'email' | 'sms';

/** What a step of the identity service may also end with: too many tries, nobody to ask, or a tenant without a user pool. */
export type ServiceRefusal = 'throttled' | 'outage' | 'not-configured';

/** Whom a one-time code is for: an email address, a phone number as `+13135550142`, or the name that a deal's look-up answered. */
export interface CodeRequest {
  readonly username: string;
  readonly channel: CodeChannel;
}

/** A code is under way; `destination` is masked as the service does, and made up for an account that is not there. */
export interface CodeSent {
  readonly kind: 'sent';
  readonly destination: string;
}

/** How asking for a code ended. */
export type CodeOutcome = CodeSent | { readonly kind: 'confirm-required' | ServiceRefusal };

/** How giving a code back ended, where no session comes of it. `expired-code` also stands for a used or replaced one. */
export type CodeVerdict = {
  readonly kind: 'success' | 'wrong-code' | 'expired-code' | ServiceRefusal;
};

/** The details of a new account (ACCT-21). `phoneNumber` is `+1` and ten digits. */
export interface SignUpDetails {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phoneNumber: string;
}

/** How a sign-up ended. `exists`: the email has an account. `password-refused`: the pool's password rules are not met. */
export type SignUpOutcome =
  CodeSent | { readonly kind: 'exists' | 'password-refused' | 'details-refused' | ServiceRefusal };

/** An email address and the code that was sent to it. */
export interface EmailCode {
  readonly email: string;
  readonly code: string;
}

/** How a reset ended. */
export type ResetOutcome = CodeVerdict | { readonly kind: 'password-refused' };

/** Making accounts, recovering them, and the signed-in person's own. Nothing here rejects, keeps or logs a password or a code. */
export interface Accounts extends OwnAccount {
  signUp(details: SignUpDetails): Promise<SignUpOutcome>;
  confirmSignUp(answer: EmailCode): Promise<CodeVerdict>;
  resendSignUpCode(email: string): Promise<CodeOutcome>;
  /** Says the same of an unknown address as of a known one. */
  requestReset(email: string): Promise<CodeOutcome>;
  confirmReset(answer: EmailCode & { readonly password: string }): Promise<ResetOutcome>;
}
