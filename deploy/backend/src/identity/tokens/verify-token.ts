import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { PoolContext } from '../identity-deps.ts';
import type { SignInSession, User } from '../store/identity-store.ts';
import { poolIssuer } from './pool-issuer.ts';
import { poolSigningKey, publicJwk } from './pool-keys.ts';

/** A good token's account and session. */
export interface VerifiedToken {
  readonly user: User;
  readonly session: SignInSession;
}

/**
 * Checks a token against the pool of the context: signature, issuer, client, use, expiry, and that its session is open
 * and its account still there. Undefined for whatever is not so.
 */
export async function verifyToken(
  context: PoolContext,
  token: string,
  use: 'id' | 'access',
): Promise<VerifiedToken | undefined> {
  const claims = await signedClaims(context, token);
  if (!claims || !isMeantFor(context, claims, use)) return undefined;
  const session = await openSessionOf(context, claims);
  const user = session && (await context.deps.store.findUserBySub(context.tenant.id, session.sub));
  return user && { user, session };
}

function isMeantFor({ pool }: PoolContext, claims: JWTPayload, use: 'id' | 'access'): boolean {
  const client = use === 'id' ? claims.aud : claims['client_id'];
  return claims['token_use'] === use && client === pool.userPoolClientId;
}

async function openSessionOf(
  { deps, tenant, pool }: PoolContext,
  claims: JWTPayload,
): Promise<SignInSession | undefined> {
  const session = await deps.store.findSession(tenant.id, String(claims['origin_jti']));
  if (!session || session.revokedAt) return undefined;
  return session.poolId === pool.userPoolId && session.sub === claims.sub ? session : undefined;
}

async function signedClaims(context: PoolContext, token: string): Promise<JWTPayload | undefined> {
  const { deps, tenant, pool, now } = context;
  const key = await poolSigningKey(deps, tenant.id, pool.userPoolId);
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [publicJwk(key)] }), {
      issuer: poolIssuer(pool),
      algorithms: ['RS256'],
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'origin_jti', 'token_use'],
    });
    return payload;
  } catch {
    return undefined;
  }
}
