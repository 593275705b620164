import type { IdentityPool } from '@forecourt/shared-contracts/tenant';

/**
 * What the backend asks a Cognito pool by itself, without its user. Everything rejects with a PartAway when the pool does not answer or
 * refuses the backend.
 */
export interface PoolDirectory {
  /** The user name for this email in the pool, confirmed or not; undefined when nobody has it. */
  usernameOf(pool: IdentityPool, email: string): Promise<string | undefined>;
  /** Removes a user; fine when there is none. */
  deleteUser(pool: IdentityPool, username: string): Promise<void>;
}
