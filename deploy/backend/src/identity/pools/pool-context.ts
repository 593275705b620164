import type { Random } from '../../ports/index.ts';
import type { IdentityStore } from '../store/identity-store.ts';
import type { OwnedPool } from '../tokens/token-claims.ts';

/** One call of a pool's user: where accounts are, in which pool, and when. */
export interface PoolContext extends OwnedPool {
  readonly store: IdentityStore;
  readonly random: Random;
  readonly now: Date;
}
