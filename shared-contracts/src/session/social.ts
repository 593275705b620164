import type { SessionUser } from './session-user.ts';

/** Third-party sign-in providers (ACCT-33). */
export type SocialProvider = 'google' | 'facebook' | 'apple';

/** Parameters of a social sign-in from a button. `returnTo` is the path of the site to return to. */
export interface SocialRequest {
  readonly provider: SocialProvider;
  readonly returnTo: string;
}

/**
 * Why a social sign-in ended without a session. `denied`: the user declined at the provider. `canceled`: they came back without a
 * response. `no-email`: the provider returned no email. `not-ours`: the response does not match a sign-in that this tab started, or was
 * used or is too old (T32). `window-blocked`, `window-closed`: concern the window that a framed page needs. `not-kept`: the browser blocks
 * storage for this site, so that no response could be recognized.
 */
export type SocialRefusal =
  | 'denied'
  | 'canceled'
  | 'no-email'
  | 'not-ours'
  | 'window-blocked'
  | 'window-closed'
  | 'not-kept'
  | 'outage'
  | 'not-configured';

/** Result of a social sign-in step; `leaving`: the page is navigating to the provider. */
export type SocialOutcome =
  | { readonly kind: 'success'; readonly user: SessionUser }
  | { readonly kind: 'leaving' | SocialRefusal };

/** The result of a sign-in that left the page, and its return path, if this tab started it. */
export interface FinishedSocial {
  readonly outcome: SocialOutcome;
  readonly returnTo: string | undefined;
}

/** Sign-in with Google, Facebook or Apple. Nothing here rejects. */
export interface SocialSignInActions {
  /**
   * Starts a sign-in; call it in a click handler. A full page of the site navigates to the provider. A framed or embedded one opens a
   * window and resolves with the session or a refusal.
   */
  signInWith(request: SocialRequest): Promise<SocialOutcome>;
  /** Completes a sign-in that left the page, from the query it returned with. Works once per response. */
  finishSignIn(search: string): Promise<FinishedSocial>;
  /** Whether a sign-in here requires its own window, because the page is in a frame or in a host page. */
  readonly needsWindow: boolean;
  /** Whether the browser stores a session for this page; false if it blocks storage in frames. */
  keepsSession(): boolean;
}
