import type { CodeOutcome, CodeRequest } from './accounts.ts';
import type { SocialSignIn } from './social.ts';

/** Who is signed in, from the identity token's claims. `sub` is the account's stable id. */
export interface SessionUser {
  readonly sub: string;
  readonly email: string;
  readonly givenName?: string;
  readonly familyName?: string;
}

/**
 * `unknown` until the stored session was looked at; `guest` without one; `expired` when the identity service no longer
 * takes a session that was signed in, so that a screen can ask for the password again without losing its form.
 *
 * `signed-in` and `isOver`: the session has ended by itself while the page stood. The page stays as it is under a dialog that asks its
 * owner to sign in again; calls wait until then.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly isOver?: true }
  | { readonly status: 'expired' };

/**
 * How a sign-in ended. `locked`: too many attempts. `confirm-required`: the account's email was never confirmed.
 * `reset-required`: a new password must be set. `further-step`: the account asks for a step that this form has not.
 * `throttled`: try again shortly. `outage`: the identity service cannot be reached. `not-configured`: the tenant has no pool.
 */
export type SignInOutcome =
  | { readonly kind: 'success'; readonly user: SessionUser }
  | {
      readonly kind:
        | 'wrong-credentials'
        | 'locked'
        | 'confirm-required'
        | 'reset-required'
        | 'further-step'
        | 'throttled'
        | 'outage'
        | 'not-configured';
    };

/** How a sign-in by one-time code ended. `expired-code` also stands for a used or replaced one, and for one that nobody asked for. */
export type CodeSignInOutcome = SignInOutcome | { readonly kind: 'wrong-code' | 'expired-code' };

/** An email address and a password; neither is kept or logged. */
export interface PasswordCredentials {
  readonly email: string;
  readonly password: string;
}

/** The page's one session. Tokens stay inside: calls get them through the API client. */
export interface Session extends SocialSignIn {
  getState(): SessionState;
  /** Calls the listener on every change until the returned function is called. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /** Looks at the stored session once; a guest's page loads no identity library for it. */
  restore(): Promise<SessionState>;
  signIn(credentials: PasswordCredentials): Promise<SignInOutcome>;
  /** Sends a one-time code for signing in; says the same of an unknown person as of a known one. */
  requestCode(request: CodeRequest): Promise<CodeOutcome>;
  /** Signs in with the code of the last {@link requestCode}. */
  answerCode(code: string): Promise<CodeSignInOutcome>;
  /** Ends the session here and in every tab of this browser. Never fails: the local session ends in any case. */
  signOut(): Promise<void>;
}
