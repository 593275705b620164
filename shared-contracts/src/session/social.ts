import type { SessionUser } from './session.ts';

/** Outside providers that a shopper may sign in with (ACCT-33). */
export type SocialProvider = 'google' | 'facebook' | 'apple';

/** A social sign-in as a button begins it. `returnTo` is the path of the site that it is to end at. */
export interface SocialRequest {
  readonly provider: SocialProvider;
  readonly returnTo: string;
}

/**
 * Why a social sign-in ended without a session. `denied`: the person said no at the provider. `cancelled`: they came back without an
 * answer. `no-email`: the provider told no email. `not-ours`: the answer belongs to no sign-in that this tab began, or was used or is
 * too old (T32). `window-blocked`, `window-closed`: of the window that a framed page needs. `not-kept`: the browser stores nothing for
 * this site, so that no answer could be recognised.
 */
export type SocialRefusal =
  | 'denied'
  | 'cancelled'
  | 'no-email'
  | 'not-ours'
  | 'window-blocked'
  | 'window-closed'
  | 'not-kept'
  | 'outage'
  | 'not-configured';

/** How a step of a social sign-in ended; `leaving`: the page is on its way to the provider. */
export type SocialOutcome =
  { readonly kind: 'success'; readonly user: SessionUser } | { readonly kind: 'leaving' | SocialRefusal };

/** The end of a sign-in that left the page, and where it was to lead, when this tab had begun it. */
export interface FinishedSocial {
  readonly outcome: SocialOutcome;
  readonly returnTo: string | undefined;
}

/** Signing in by Google, Facebook or Apple. Nothing here rejects. */
export interface SocialSignIn {
  /**
   * Begins a sign-in; to be called in the course of a click. A whole page of the site leaves for the provider. A framed or embedded one
   * opens a window and ends with the session or a refusal.
   */
  signInWith(request: SocialRequest): Promise<SocialOutcome>;
  /** Ends a sign-in that left the page, by the query that it came back with. Works once per answer. */
  finishSignIn(search: string): Promise<FinishedSocial>;
  /** Whether a sign-in here takes a window of its own, since the page stands in a frame or in a host page. */
  readonly needsWindow: boolean;
  /** Whether the browser keeps a session for this page; false where it blocks storage in frames. */
  keepsSession(): boolean;
}
