import type { CodeSent, ServiceRefusal } from './service-answers.ts';

/**
 * The identity service's data about the signed-in user. `phoneNumber` is `+1` and ten digits; unverified ones cannot receive sign-in codes.
 */
export interface AccountDetails {
  readonly email: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly phoneNumber?: string;
  readonly isPhoneVerified: boolean;
  /** Whether the user signed in with a social provider; the pool has no password of such a user. Undefined in older shells. */
  readonly isSocial?: boolean;
}

/** A user's name as stored by the identity service. */
export interface AccountName {
  readonly givenName: string;
  readonly familyName: string;
}

/** Additional outcomes of any call; `signed-out`: the session has ended, and the page's session is updated too. */
export type OwnRefusal = ServiceRefusal | 'signed-out';

/** The details, or why they are unavailable. */
export type DetailsAnswer =
  | { readonly kind: 'details'; readonly details: AccountDetails }
  | { readonly kind: OwnRefusal };

/** Result of a change without a code. `details-refused`: the service rejected the input. */
export type OwnChange = { readonly kind: 'success' | 'details-refused' | OwnRefusal };

/** Result of requesting a code. `exists`: another account has that email. */
export type OwnCodeOutcome = CodeSent | { readonly kind: 'exists' | 'details-refused' | OwnRefusal };

/** Result of submitting a code. `exists`: another account has taken that email in the meantime. */
export type OwnCodeVerdict = {
  readonly kind: 'success' | 'wrong-code' | 'expired-code' | 'exists' | OwnRefusal;
};

/** Result of a password change. `locked`: too many wrong attempts at the current one. */
export type PasswordChangeOutcome = {
  readonly kind: 'success' | 'wrong-password' | 'password-refused' | 'locked' | OwnRefusal;
};

/** The current and the new password; neither is stored or logged. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/**
 * The signed-in user's own account (SITE-46). Nothing here rejects. When the promise of a name or email change or of a confirmed
 * phone resolves, the session's claims have the new value on this page and in every tab; the backend learns a phone for sign-in from them.
 */
export interface OwnAccount {
  readDetails(): Promise<DetailsAnswer>;
  updateName(name: AccountName): Promise<OwnChange>;
  /** Sends a code to the new address; the account keeps the old one until the code is submitted. */
  requestEmailChange(email: string): Promise<OwnCodeOutcome>;
  /** Resends the code of an email change. */
  resendEmailCode(): Promise<OwnCodeOutcome>;
  confirmEmailChange(code: string): Promise<OwnCodeVerdict>;
  /** Takes effect immediately, unverified, and a code is sent to it. */
  updatePhone(phoneNumber: string): Promise<OwnCodeOutcome>;
  requestPhoneCode(): Promise<OwnCodeOutcome>;
  confirmPhone(code: string): Promise<OwnCodeVerdict>;
  changePassword(change: PasswordChange): Promise<PasswordChangeOutcome>;
  /** Ends every session of the account on all devices, including this one. Unless it succeeds, no session has ended. */
  signOutEverywhere(): Promise<{ readonly kind: 'success' | OwnRefusal }>;
}
