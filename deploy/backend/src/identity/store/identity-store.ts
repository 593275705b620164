import type { JWK } from 'jose';
import type { AttemptVerdict, Attempts } from '../rules/attempts.ts';
import type { PasswordVerifier } from '../srp/password-verifier.ts';

/** An account. It belongs to a tenant and exists in the pools of all its regions. */
export interface User extends PasswordVerifier {
  readonly tenantId: string;
  /** Never changes; the only name of the account in tokens and other domains. */
  readonly sub: string;
  /** Trimmed, lower case, one account per tenant. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** E.164, `+12125550142`. */
  readonly phoneNumber: string | null;
  readonly isPhoneVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly status: 'UNCONFIRMED' | 'CONFIRMED';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The changeable part of a {@link User}. */
export type UserChange = Partial<Omit<User, 'tenantId' | 'sub' | 'createdAt'>>;

/** One sign-in on one device. `id` is the `origin_jti` of all its tokens; of the refresh token only the hash is kept. */
export interface SignInSession {
  readonly id: string;
  readonly tenantId: string;
  readonly sub: string;
  readonly poolId: string;
  readonly refreshTokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
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

/** A sign-in under way: the client holds the id, the server the rest. `sub` is null for an address nobody has. */
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

/** What a cloud pool's tokens say of a user. */
export interface PoolPerson {
  /** Trimmed, lower case. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** E.164. */
  readonly phoneNumber: string | null;
  readonly isPhoneVerified: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
}

/** A user of a cloud pool, and the account that the user acts as. After the account's removal `sub`, `username` and `told` are null. */
export interface PoolUser {
  readonly tenantId: string;
  readonly poolId: string;
  /** The user's `sub` in the pool; another one in each region. */
  readonly poolSub: string;
  /** The pool's name of the user, for its administration: the `sub`, or `Google_1234` for whoever came by a provider. */
  readonly username: string | null;
  readonly sub: string | null;
  /** What the pool said last, and when. */
  readonly told: PoolPerson | null;
  readonly toldAt: Date | null;
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

/** Persistence of the identity domain. Every call is limited to one tenant; a value of another tenant is never found. */
export interface IdentityStore {
  findUserByEmail(tenantId: string, email: string): Promise<User | undefined>;
  findUserBySub(tenantId: string, sub: string): Promise<User | undefined>;
  /** The account with this verified telephone number, undefined when none or several have it. */
  findUserByPhone(tenantId: string, phoneNumber: string): Promise<User | undefined>;
  listUsers(tenantId: string, limit: number): Promise<User[]>;
  /** False when the email is taken. */
  insertUser(user: User): Promise<boolean>;
  /** The account after the change; undefined when there is none or the new email is taken. */
  updateUser(tenantId: string, sub: string, change: UserChange): Promise<User | undefined>;
  /** Removes the account with its sessions, codes and links; users of cloud pools that acted as it act as nobody from then on. */
  deleteUser(tenantId: string, sub: string): Promise<void>;

  findPoolUser(tenantId: string, poolId: string, poolSub: string): Promise<PoolUser | undefined>;
  /** The users of all pools that act as an account. */
  poolUsersOf(tenantId: string, sub: string): Promise<PoolUser[]>;
  /** Leaves one that is there as it is. */
  insertPoolUser(user: PoolUser): Promise<void>;
  updatePoolUser(
    user: Pick<PoolUser, 'tenantId' | 'poolId' | 'poolSub'>,
    told: Required<Pick<PoolUser, 'told' | 'toldAt'>>,
  ): Promise<void>;

  insertSession(session: SignInSession): Promise<void>;
  findSession(tenantId: string, id: string): Promise<SignInSession | undefined>;
  findSessionByToken(tenantId: string, refreshTokenHash: string): Promise<SignInSession | undefined>;
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

  /** Reads, judges and writes a counter as one step. */
  chargeAttempt(
    tenantId: string,
    key: string,
    rule: (before: Attempts | undefined) => AttemptVerdict,
  ): Promise<boolean>;
  clearAttempts(tenantId: string, key: string): Promise<void>;

  findSocialLink(tenantId: string, provider: string, subject: string): Promise<SocialLink | undefined>;
  /** The account's links, oldest first. */
  socialLinksOf(tenantId: string, sub: string): Promise<SocialLink[]>;
  /** Keeps the first link of an outside account; a later one is ignored. */
  insertSocialLink(link: SocialLink): Promise<void>;

  findSigningKey(tenantId: string, poolId: string): Promise<SigningKey | undefined>;
  /** Keeps the first key of a pool; a later one is ignored. */
  insertSigningKey(key: SigningKey): Promise<void>;
}
