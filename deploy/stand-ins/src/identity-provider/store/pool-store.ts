import type { IdentityStore, User, UserChange } from '@forecourt/backend/identity/index.ts';
import type { JWK } from 'jose';
import type { PasswordVerifier } from '../srp/password-verifier.ts';

/** One sign-in on one device. `id` is the `origin_jti` of all its tokens. */
export interface SignInSession {
  readonly id: string;
  readonly tenantId: string;
  readonly sub: string;
  readonly poolId: string;
  /** Of its access tokens; one space between two. */
  readonly scope: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** A refresh token of a session, of which only the hash is stored. */
export interface RefreshToken {
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly sessionId: string;
  readonly sub: string;
  /** When it was used and another one issued; null while it is the newest. */
  readonly replacedAt: Date | null;
}

/** What a code is good for. An account has at most one code per purpose. */
export type CodePurpose = 'sign-up' | 'sign-in' | 'reset' | 'email' | 'phone_number';

/** A sent code, hashed with a salt of its own. */
export interface SentCode {
  readonly tenantId: string;
  readonly sub: string;
  readonly purpose: CodePurpose;
  readonly saltHex: string;
  readonly codeHash: string;
  /** Address that takes effect when the code is given back; null where nothing changes. */
  readonly pendingValue: string | null;
  readonly expiresAt: Date;
}

/** A sign-in in progress: the client has the id, the server the rest. `sub` is null for an address nobody has. */
export interface Challenge {
  readonly idHash: string;
  readonly tenantId: string;
  readonly poolId: string;
  readonly name: string;
  readonly sub: string | null;
  readonly username: string;
  readonly data: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** An account at an outside provider that signs in as one of ours. */
export interface SocialLink {
  readonly tenantId: string;
  /** `Google`, `Facebook`, `SignInWithApple`. */
  readonly provider: string;
  /** The provider's own lasting name of the account. */
  readonly subject: string;
  readonly sub: string;
  readonly createdAt: Date;
}

/** A pool's RS256 key pair. */
export interface SigningKey {
  readonly tenantId: string;
  readonly poolId: string;
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly createdAt: Date;
}

/** What a user pool has besides its users. Every call is limited to one tenant; a value of another tenant is never found. */
export interface PoolRows {
  findPassword(tenantId: string, sub: string): Promise<PasswordVerifier | undefined>;
  /** Sets or replaces the password of an account. */
  putPassword(tenantId: string, sub: string, password: PasswordVerifier): Promise<void>;

  insertSession(session: SignInSession): Promise<void>;
  findSession(tenantId: string, id: string): Promise<SignInSession | undefined>;
  findRefreshToken(tenantId: string, tokenHash: string): Promise<RefreshToken | undefined>;
  insertRefreshToken(token: RefreshToken): Promise<void>;
  /** Marks a token as replaced, unless it is already. */
  replaceRefreshToken(token: RefreshToken, at: Date): Promise<void>;
  /** Forgets tokens of a session that were replaced before an instant. */
  forgetRefreshTokens(tenantId: string, sessionId: string, before: Date): Promise<void>;
  revokeSession(tenantId: string, id: string, at: Date): Promise<void>;
  revokeSessionsOf(tenantId: string, sub: string, at: Date): Promise<void>;

  /** Replaces an earlier code of the same purpose. */
  putCode(code: SentCode): Promise<void>;
  findCode(tenantId: string, sub: string, purpose: CodePurpose): Promise<SentCode | undefined>;
  /** Removes exactly this code; true for one caller alone. */
  takeCode(code: SentCode): Promise<boolean>;

  insertChallenge(challenge: Challenge): Promise<void>;
  findChallenge(tenantId: string, idHash: string): Promise<Challenge | undefined>;
  /** Removes it; true for one caller alone. */
  takeChallenge(tenantId: string, idHash: string): Promise<boolean>;

  findSocialLink(tenantId: string, provider: string, subject: string): Promise<SocialLink | undefined>;
  /** The account's links, oldest first. */
  socialLinksOf(tenantId: string, sub: string): Promise<SocialLink[]>;
  /** Stores the first link of an outside account; a later one is ignored. */
  insertSocialLink(link: SocialLink): Promise<void>;

  findSigningKey(tenantId: string, poolId: string): Promise<SigningKey | undefined>;
  /** Stores the first key of a pool; a later one is ignored. */
  insertSigningKey(key: SigningKey): Promise<void>;

  /** Removes an account's password, sessions, codes and links. */
  forgetUser(tenantId: string, sub: string): Promise<void>;
}

/** Persistence of the stand-in: the backend's accounts, which are its users, and what its pools have besides. */
export interface PoolStore extends IdentityStore, PoolRows {
  /** Adds an account with its password. False, and nothing is added, when the email is taken. */
  insertUserWithPassword(user: User, password: PasswordVerifier): Promise<boolean>;
  /** The account after the change and with the new password; undefined, and nothing is changed, when there is none or the new email is taken. */
  updateUserWithPassword(
    user: Pick<User, 'tenantId' | 'sub'>,
    password: PasswordVerifier,
    change: UserChange,
  ): Promise<User | undefined>;
  /** Removes the account with its consents, password, sessions, codes and links. */
  deleteUser(tenantId: string, sub: string): Promise<void>;
}
