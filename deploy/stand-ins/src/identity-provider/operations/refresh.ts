import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { issueTokens, refreshTokenHash } from '../tokens/issue-tokens.ts';

/** New id and access tokens for a refresh token of this pool whose session is open. The refresh token stays the same. */
export async function refreshedTokens(context: StandInContext, refreshToken: string) {
  const { deps, tenant, pool, now } = context;
  const session = await deps.store.findSessionByToken(tenant.id, refreshTokenHash(refreshToken));
  if (!session || session.poolId !== pool.userPoolId) throw refused('Invalid Refresh Token');
  if (session.revokedAt) throw refused('Refresh Token has been revoked');
  if (session.expiresAt <= now) throw refused('Refresh Token has expired');
  const user = await deps.store.findUserBySub(tenant.id, session.sub);
  if (!user) throw refused('Invalid Refresh Token');
  return { AuthenticationResult: await issueTokens(context, user, session), ChallengeParameters: {} };
}

function refused(message: string): IdentityError {
  return new IdentityError('NotAuthorizedException', message);
}
