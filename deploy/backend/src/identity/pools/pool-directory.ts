import type { IdentityPool } from '@forecourt/shared-contracts/tenant';

/**
 * What the backend asks of a cloud pool by itself, without its user. Everything rejects with a PartAway when the pool does not answer or
 * does not let the backend ask.
 */
export interface PoolDirectory {
  /** The user name of whoever has this email in the pool, confirmed or not; undefined when nobody has. */
  usernameOf(pool: IdentityPool, email: string): Promise<string | undefined>;
  /** Removes a user; fine when there is none. */
  deleteUser(pool: IdentityPool, username: string): Promise<void>;
}
