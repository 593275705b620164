import type { OwnAccount } from './own-account.ts';
import type { CodeSent, ServiceRefusal } from './service-answers.ts';

/** Where a one-time code is sent: to the account's email address, or by SMS to its verified phone. */
export type CodeChannel = 'email' | 'sms';

/** The recipient of a one-time code: an email address, a phone number as `+13135550142`, or the username returned by a deal lookup. */
export interface CodeRequest {
  readonly username: string;
  readonly channel: CodeChannel;
}

/** Result of requesting a code. */
export type CodeOutcome = CodeSent | { readonly kind: 'confirm-required' | ServiceRefusal };

/** Result of submitting a code that does not create a session. `expired-code` also covers a used or replaced one. */
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

/** Result of a sign-up. `exists`: the email has an account. `password-refused`: the pool's password rules are not met. */
export type SignUpOutcome =
  | CodeSent
  | { readonly kind: 'exists' | 'password-refused' | 'details-refused' | ServiceRefusal };

/** An email address and the code sent to it. */
export interface EmailCode {
  readonly email: string;
  readonly code: string;
}

/** Result of a password reset. */
export type ResetOutcome = CodeVerdict | { readonly kind: 'password-refused' };

/** Creates and recovers accounts, and manages the signed-in user's own. Nothing here rejects, stores or logs a password or a code. */
export interface Accounts extends OwnAccount {
  signUp(details: SignUpDetails): Promise<SignUpOutcome>;
  confirmSignUp(answer: EmailCode): Promise<CodeVerdict>;
  resendSignUpCode(email: string): Promise<CodeOutcome>;
  /** Gives the same result for unknown and known addresses. */
  requestReset(email: string): Promise<CodeOutcome>;
  confirmReset(answer: EmailCode & { readonly password: string }): Promise<ResetOutcome>;
}
