import type { PasswordCredentials, SessionUser, SignInOutcome } from './session.ts';

/** A signed-in person's token and claims. `lifetimeMs` runs from receipt, so that a wrong clock does not matter (F59). */
export interface IdentityTokens {
  readonly idToken: string;
  readonly lifetimeMs: number;
  readonly user: SessionUser;
}

/** What the identity service said about the stored session: its tokens, that it is over, or nothing because it is down. */
export type TokensAnswer =
  | { readonly kind: 'tokens'; readonly tokens: IdentityTokens }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable' };

/** The identity service behind a session. Never rejects. */
export interface IdentityAdapter {
  signIn(credentials: PasswordCredentials): Promise<SignInOutcome>;
  /** Tokens of the stored session; `isForced` asks the service for new ones. */
  tokens(isForced: boolean): Promise<TokensAnswer>;
  /** Forgets the stored session and tells the service, if it can be reached. */
  signOut(): Promise<void>;
}

/** Finds the identity service for a person, and loads it only when it is needed: guests never pay for it. */
export interface IdentityProvider {
  /** Whether this browser holds a session, told without loading anything. */
  hasStoredSession(): boolean;
  /** The service of the stored session; undefined without one. */
  forStoredSession(): Promise<IdentityAdapter | undefined>;
  /** The service where this email belongs; undefined when the tenant has none (F38). Rejects when its code cannot be loaded. */
  forEmail(email: string): Promise<IdentityAdapter | undefined>;
}
