import type { AttemptVerdict, Attempts } from '../rules/attempts.ts';

/** An account. It belongs to a tenant and exists in the pools of all its regions. */
export interface User {
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

/** What a pool's tokens say about a user. */
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

/** A user of a pool, and the account that the user acts as. After the account's removal `sub`, `username` and `reported` are null. */
export interface PoolUser {
  readonly tenantId: string;
  readonly poolId: string;
  /** The user's `sub` in the pool; another one in each region. */
  readonly poolSub: string;
  /** The pool's user name, for its administration: the `sub`, or `Google_1234` for a user of a social provider. */
  readonly username: string | null;
  readonly sub: string | null;
  /** What the pool's newest token said, and when. */
  readonly reported: PoolPerson | null;
  readonly reportedAt: Date | null;
  readonly createdAt: Date;
}

/** A user of a pool with the account, both as they are at one moment. */
export interface KnownPoolUser {
  readonly poolUser: PoolUser;
  /** Undefined for an account that never had a verified email, and for one that was removed. */
  readonly user: User | undefined;
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
  /** Removes the account with its consents; users of pools that acted as it act as nobody from then on. */
  deleteUser(tenantId: string, sub: string): Promise<void>;

  /** The user of a pool, with the account that the user acts as; undefined for a user who was never seen. */
  findPoolUser(tenantId: string, poolId: string, poolSub: string): Promise<KnownPoolUser | undefined>;
  /** The users of all pools that act as an account. */
  poolUsersOf(tenantId: string, sub: string): Promise<PoolUser[]>;
  /** Leaves one that is there as it is. */
  insertPoolUser(user: PoolUser): Promise<void>;
  updatePoolUser(
    user: Pick<PoolUser, 'tenantId' | 'poolId' | 'poolSub'>,
    reported: Required<Pick<PoolUser, 'reported' | 'reportedAt'>>,
  ): Promise<void>;

  /** Reads, judges and writes a counter as one step. */
  chargeAttempt(
    tenantId: string,
    key: string,
    rule: (before: Attempts | undefined) => AttemptVerdict,
  ): Promise<boolean>;
  clearAttempts(tenantId: string, key: string): Promise<void>;
}
