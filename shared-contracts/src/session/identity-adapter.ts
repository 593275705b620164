import type { Accounts, CodeOutcome, CodeRequest } from './accounts.ts';
import type { SignInWindow } from './sign-in-window.ts';
import type { SocialOutcome, SocialProvider } from './social.ts';
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
  /** Leaves for a provider, or asks it in the given window. */
  beginSocial(start: SocialStart): Promise<SocialOutcome>;
  /** Ends a sign-in that came back to the page at this path; the page's address is the answer. */
  finishSocial(redirectPath: string): Promise<SocialOutcome>;
  /** Tokens of the stored session; `isForced` asks the service for new ones. */
  tokens(isForced: boolean): Promise<TokensAnswer>;
  /** Forgets the stored session and tells the service, if it can be reached. */
  signOut(): Promise<void>;
}

/** A social sign-in as an identity service begins it; `initiator` names a page that may not leave, and then comes with a window. */
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
  /** The services with social sign-in, the primary first; nobody is named yet, so the active region of a person is not known. */
  socialServices(): readonly SocialService[];
}
