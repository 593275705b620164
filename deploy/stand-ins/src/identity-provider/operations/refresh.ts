import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import type { RefreshToken, SignInSession } from '../store/pool-store.ts';
import { issueTokens, newRefreshToken, refreshTokenHash } from '../tokens/issue-tokens.ts';

/** For how long a replaced refresh token is still accepted, as in the user pools on AWS: another tab may have sent it (F34). */
const graceMs = 60_000;

/** Returns the session of a refresh token that is the newest one or was replaced less than 60 s ago. */
export async function sessionOfToken(
  { deps, tenant, pool, now }: StandInContext,
  refreshToken: string,
): Promise<{ readonly token: RefreshToken; readonly session: SignInSession } | undefined> {
  const token = await deps.store.findRefreshToken(tenant.id, refreshTokenHash(refreshToken));
  if (!token || (token.replacedAt && now.getTime() - token.replacedAt.getTime() > graceMs)) return undefined;
  const session = await deps.store.findSession(tenant.id, token.sessionId);
  return session?.poolId === pool.userPoolId ? { token, session } : undefined;
}

/** New id, access and refresh tokens for a refresh token of this pool whose session is open; they end with the session. */
export async function refreshedTokens(context: StandInContext, refreshToken: string) {
  const { deps, tenant, now } = context;
  const found = await sessionOfToken(context, refreshToken);
  if (!found) throw refused('Invalid Refresh Token');
  const { token, session } = found;
  if (session.revokedAt) throw refused('Refresh Token has been revoked');
  if (session.expiresAt <= now) throw refused('Refresh Token has expired');
  const user = await deps.store.findUserBySub(tenant.id, session.sub);
  if (!user) throw refused('Invalid Refresh Token');
  await deps.store.replaceRefreshToken(token, now);
  await deps.store.forgetRefreshTokens(tenant.id, session.id, new Date(now.getTime() - graceMs));
  const RefreshToken = await newRefreshToken(context, session);
  return {
    AuthenticationResult: { ...(await issueTokens(context, user, session)), RefreshToken },
    ChallengeParameters: {},
  };
}

function refused(message: string): IdentityError {
  return new IdentityError('NotAuthorizedException', message);
}
