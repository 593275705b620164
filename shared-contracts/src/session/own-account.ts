import type { CodeSent, ServiceRefusal } from './accounts.ts';

/** What the identity service keeps of the signed-in person. `phoneNumber` is `+1` and ten digits; unverified ones take no codes for signing in. */
export interface AccountDetails {
  readonly email: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly phoneNumber?: string;
  readonly isPhoneVerified: boolean;
}

/** A person's name as the identity service keeps it. */
export interface AccountName {
  readonly givenName: string;
  readonly familyName: string;
}

/** What any step may also end with; `signed-out`: the session is over, which the page's session then says as well. */
export type OwnRefusal = ServiceRefusal | 'signed-out';

/** The details, or why there are none. */
export type DetailsAnswer =
  { readonly kind: 'details'; readonly details: AccountDetails } | { readonly kind: OwnRefusal };

/** How a change without a code ended. `details-refused`: the service does not take what was sent. */
export type OwnChange = { readonly kind: 'success' | 'details-refused' | OwnRefusal };

/** How asking for a code ended. `exists`: another account has that email. */
export type OwnCodeOutcome = CodeSent | { readonly kind: 'exists' | 'details-refused' | OwnRefusal };

/** How giving a code back ended. `exists`: another account has taken that email meanwhile. */
export type OwnCodeVerdict = {
  readonly kind: 'success' | 'wrong-code' | 'expired-code' | 'exists' | OwnRefusal;
};

/** How a change of password ended. `locked`: the current one was wrong too often. */
export type PasswordChangeOutcome = {
  readonly kind: 'success' | 'wrong-password' | 'password-refused' | 'locked' | OwnRefusal;
};

/** The current password and the one to take its place; neither is kept or logged. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/**
 * The signed-in person's own account (SITE-46). Nothing here rejects. When the promise of a name or email change resolves, the
 * session's claims hold the new value on this page and in every tab.
 */
export interface OwnAccount {
  readDetails(): Promise<DetailsAnswer>;
  updateName(name: AccountName): Promise<OwnChange>;
  /** Sends a code to the new address; the old one stays the account's until the code is given back. */
  requestEmailChange(email: string): Promise<OwnCodeOutcome>;
  /** Sends the code of a change of email again. */
  resendEmailCode(): Promise<OwnCodeOutcome>;
  confirmEmailChange(code: string): Promise<OwnCodeVerdict>;
  /** Takes effect at once, unverified, and sends a code to it. */
  updatePhone(phoneNumber: string): Promise<OwnCodeOutcome>;
  requestPhoneCode(): Promise<OwnCodeOutcome>;
  confirmPhone(code: string): Promise<OwnCodeVerdict>;
  changePassword(change: PasswordChange): Promise<PasswordChangeOutcome>;
  /** Ends every session of the account on all devices, this one with them. Nothing has ended when it is not a success. */
  signOutEverywhere(): Promise<{ readonly kind: 'success' | OwnRefusal }>;
}
