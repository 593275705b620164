import type { CodeOutcome, CodeRequest } from './accounts.ts';
import type { SessionUser } from './session-user.ts';
import type { SocialSignInActions } from './social.ts';

/**
 * `unknown` until the stored session was checked; `guest` without one; `expired` when the identity service no longer accepts a session that
 * was signed in, so that a screen can ask for the password again without losing its form.
 *
 * `signed-in` with `isOver`: the session has ended by itself while the page was open. The page stays under a dialog that asks its user to
 * sign in again; calls wait until then.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly isOver?: true }
  | { readonly status: 'expired' };

/**
 * Result of a sign-in. `locked`: too many attempts. `confirm-required`: the account's email was never confirmed. `reset-required`: a new
 * password must be set. `further-step`: the account requires a step that this form does not support. `throttled`: try again shortly.
 * `outage`: the identity service cannot be reached. `not-configured`: the tenant has no pool.
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

/** Result of a sign-in by one-time code. `expired-code` also covers a code that was used, replaced or never requested. */
export type CodeSignInOutcome = SignInOutcome | { readonly kind: 'wrong-code' | 'expired-code' };

/** An email address and a password; neither is stored or logged. */
export interface PasswordCredentials {
  readonly email: string;
  readonly password: string;
}

/** The page's one session. Tokens stay inside: calls get them through the API client. */
export interface Session extends SocialSignInActions {
  getState(): SessionState;
  /** Calls the listener on every change until the returned function is called. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /** Checks the stored session once; a guest's page does not load the identity library for it. */
  restore(): Promise<SessionState>;
  signIn(credentials: PasswordCredentials): Promise<SignInOutcome>;
  /** Sends a one-time code for signing in; gives the same result for unknown and known users. */
  requestCode(request: CodeRequest): Promise<CodeOutcome>;
  /** Signs in with the code of the last {@link requestCode}. */
  answerCode(code: string): Promise<CodeSignInOutcome>;
  /** Whether the session is that of the host's page, which alone can end it for good. */
  isHosts(): boolean;
  /** Ends the session here and in every tab of this browser. Never fails: the local session always ends. */
  signOut(): Promise<void>;
}
