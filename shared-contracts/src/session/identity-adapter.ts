import type { Accounts, CodeOutcome, CodeRequest } from './accounts.ts';
import type { SignInWindow } from './sign-in-window.ts';
import type { SocialOutcome, SocialProvider } from './social.ts';
import type { SessionUser } from './session-user.ts';
import type { CodeSignInOutcome, PasswordCredentials, SignInOutcome } from './session.ts';

/** A signed-in user's token and claims. `lifetimeMs` starts at receipt, so that a wrong clock does not matter (F59). */
export interface IdentityTokens {
  readonly idToken: string;
  readonly lifetimeMs: number;
  readonly user: SessionUser;
}

/** The identity service's response about the stored session: its tokens, that it has ended, or an outage. */
export type TokensResult =
  | { readonly kind: 'tokens'; readonly tokens: IdentityTokens }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

/** A sign-in's outcome at the identity service: the session's tokens instead of its user, so that nobody reads them again. */
export type WithTokens<T extends { readonly kind: string }> =
  | Exclude<T, { readonly kind: 'success' }>
  | { readonly kind: 'success'; readonly tokens: IdentityTokens };

/** One region's identity service, used by session and accounts. Never rejects. */
export interface IdentityAdapter extends Accounts {
  /** Set if the host's page provides the session. */
  readonly isHosts?: true;
  signIn(credentials: PasswordCredentials): Promise<WithTokens<SignInOutcome>>;
  /** Sends a one-time code for a sign-in, and keeps the sign-in pending. */
  requestCode(request: CodeRequest): Promise<CodeOutcome>;
  /** Submits the code of the last {@link requestCode}; a wrong one can be retried. */
  answerCode(code: string): Promise<WithTokens<CodeSignInOutcome>>;
  /** Navigates to a provider, or opens it in the given window. */
  beginSocial(start: SocialStart): Promise<WithTokens<SocialOutcome>>;
  /** Completes a sign-in that returned to the page at this path; the response is in the page's URL. */
  finishSocial(redirectPath: string): Promise<WithTokens<SocialOutcome>>;
  /** Returns the tokens of the stored session; `isForced` requests new ones from the service. */
  tokens(isForced: boolean): Promise<TokensResult>;
  /** Removes the stored session and notifies the service, if reachable. */
  signOut(): Promise<void>;
}

/** What a session needs of its identity service. */
export type SessionService = Pick<IdentityAdapter, 'isHosts' | 'tokens' | 'signOut'>;

/** Parameters of a social sign-in; `initiator` identifies a page that cannot navigate away, and requires a window. */
export interface SocialStart {
  readonly provider: SocialProvider;
  readonly redirectPath: string;
  readonly initiator: string | undefined;
  readonly window: SignInWindow | undefined;
}

/** An identity service with social sign-in, and its region. */
export interface SocialService {
  readonly region: string;
  readonly load: () => Promise<IdentityAdapter>;
}

/** Finds the identity service for a user, and loads it only when needed: guests never download it. */
export interface IdentityProvider {
  /** Whether this browser has a stored session, without loading anything. */
  hasStoredSession(): boolean;
  /** The stored session by itself, whose code is loaded only when its tokens are no longer valid; undefined without one. */
  sessionService(): Promise<SessionService | undefined>;
  /** The service of the stored session; undefined without one. */
  forStoredSession(): Promise<IdentityAdapter | undefined>;
  /**
   * The services for this username, in the order to call them: the active region first. Empty if the tenant has none (F38). Each is loaded
   * when its function is called, which rejects if the code fails to load.
   */
  servicesFor(username: string): Promise<readonly (() => Promise<IdentityAdapter>)[]>;
  /**
   * The service of the tenant's first pool, where accounts are created and passwords are reset whatever region is active: pools share neither
   * users nor passwords (F35). Undefined if the tenant has none (F38).
   */
  homeService(): (() => Promise<IdentityAdapter>) | undefined;
  /** The services with social sign-in, the primary first; the user is not known yet, so neither is their active region. */
  socialServices(): readonly SocialService[];
}
