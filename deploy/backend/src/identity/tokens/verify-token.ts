import type { PoolContext } from '../identity-deps.ts';
import type { SignInSession, User } from '../store/identity-store.ts';
import type { TokenClaims } from './token-reader.ts';

/** A good token's account and session. */
export interface VerifiedToken {
  readonly user: User;
  readonly session: SignInSession;
}

/**
 * Checks a token against the stand-in's pool of the context: all that is asked of a token of any pool, and that its session is open and
 * its account still there. Undefined for whatever is not so.
 */
export async function verifyToken(
  context: PoolContext,
  token: string,
  use: 'id' | 'access',
): Promise<VerifiedToken | undefined> {
  const { deps, tenant, pool } = context;
  const claims = await deps.tokens.read({ tenantId: tenant.id, pool }, token, use);
  return claims && standInAccount(context, claims);
}

/** The account and the open session that good claims of the stand-in are about; undefined when either is gone. */
export async function standInAccount(
  context: PoolContext,
  claims: TokenClaims,
): Promise<VerifiedToken | undefined> {
  const session = await openSessionOf(context, claims);
  const user = session && (await context.deps.store.findUserBySub(context.tenant.id, session.sub));
  return user && { user, session };
}

async function openSessionOf(
  { deps, tenant, pool }: PoolContext,
  claims: TokenClaims,
): Promise<SignInSession | undefined> {
  const session = await deps.store.findSession(tenant.id, String(claims['origin_jti']));
  if (!session || session.revokedAt) return undefined;
  return session.poolId === pool.userPoolId && session.sub === claims.sub ? session : undefined;
}
