import type { Accounts, CodeOutcome, CodeRequest } from './accounts.ts';
import type { CodeSignInOutcome, PasswordCredentials, SessionUser, SignInOutcome } from './session.ts';

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

/** The identity service of one region behind session and accounts. Never rejects. */
export interface IdentityAdapter extends Accounts {
  signIn(credentials: PasswordCredentials): Promise<SignInOutcome>;
  /** Sends a one-time code for a sign-in, which this adapter then waits for. */
  requestCode(request: CodeRequest): Promise<CodeOutcome>;
  /** The code of the last {@link requestCode}; a wrong one leaves it open for another try. */
  answerCode(code: string): Promise<CodeSignInOutcome>;
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
  /**
   * The services that know this username, in the order in which they are to be asked: that of the active region first. Empty when the
   * tenant has none (F38). Each one is loaded when it is called, and rejects when its code cannot be loaded.
   */
  servicesFor(username: string): Promise<readonly (() => Promise<IdentityAdapter>)[]>;
}
