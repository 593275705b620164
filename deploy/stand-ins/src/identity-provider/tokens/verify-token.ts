import type { OwnedPool, TokenClaims, User } from '@forecourt/backend/identity/index.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import type { PoolStore, SignInSession } from '../store/pool-store.ts';

/** A good token's account and session. */
export interface VerifiedToken {
  readonly user: User;
  readonly session: SignInSession;
}

/**
 * Checks a token against the pool of the context: everything that any pool's token is checked for, and that its session is open and
 * its account still there. Undefined when anything fails.
 */
export async function verifyToken(
  { deps, tenant, pool }: StandInContext,
  token: string,
  use: 'id' | 'access',
): Promise<VerifiedToken | undefined> {
  const owned = { tenantId: tenant.id, pool };
  const claims = await deps.tokens.read(owned, token, use);
  return claims && signedInAccount(deps.store, owned, claims);
}

/** The account and the open session that good claims are about; undefined when either is gone. */
export async function signedInAccount(
  store: PoolStore,
  owned: OwnedPool,
  claims: TokenClaims,
): Promise<VerifiedToken | undefined> {
  const session = await openSessionOf(store, owned, claims);
  const user = session && (await store.findUserBySub(owned.tenantId, session.sub));
  return user && { user, session };
}

async function openSessionOf(
  store: PoolStore,
  { tenantId, pool }: OwnedPool,
  claims: TokenClaims,
): Promise<SignInSession | undefined> {
  const session = await store.findSession(tenantId, String(claims['origin_jti']));
  if (!session || session.revokedAt) return undefined;
  return session.poolId === pool.userPoolId && session.sub === claims.sub ? session : undefined;
}
