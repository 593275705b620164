import { createHash } from 'node:crypto';
import { poolIssuer, type User } from '@forecourt/backend/identity/index.ts';
import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { StandInContext } from '../stand-in-deps.ts';
import type { SignInSession, SocialLink } from '../store/pool-store.ts';
import { poolSigningKey, privateCryptoKey } from './pool-keys.ts';

/** Seconds that an id or access token is good for. */
export const tokenLifetimeSeconds = 3600;
const refreshLifetimeMs = 30 * 24 * 3_600_000;

/** The scope that a token needs for the calls about one's own account; the only one of a sign-in without the code flow. */
export const ownAccountScope = 'aws.cognito.signin.user.admin';

/** What the code flow adds to a sign-in: the scopes that were asked for, and the `nonce` for the first id token. */
interface CodeFlowGrant {
  readonly scope: string;
  readonly nonce?: string;
}

/** `AuthenticationResult` of the protocol. Without `RefreshToken` the client goes on with the one it has. */
export interface AuthenticationResult {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
  readonly RefreshToken?: string;
}

/** Only this of a refresh token is stored. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Opens a session of 30 days in the pool of the request and issues its first tokens. */
export async function openSession(
  context: StandInContext,
  user: User,
  flow?: CodeFlowGrant,
): Promise<AuthenticationResult> {
  const { deps, tenant, pool, now } = context;
  const session: SignInSession = {
    id: deps.random.uuid(),
    tenantId: tenant.id,
    sub: user.sub,
    poolId: pool.userPoolId,
    scope: flow?.scope ?? ownAccountScope,
    createdAt: now,
    expiresAt: new Date(now.getTime() + refreshLifetimeMs),
    revokedAt: null,
  };
  await deps.store.insertSession(session);
  const RefreshToken = await newRefreshToken(context, session);
  return { ...(await issueTokens(context, user, { ...session, nonce: flow?.nonce })), RefreshToken };
}

/** Issues another refresh token of a session, which ends with the session. */
export async function newRefreshToken(
  { deps }: StandInContext,
  { tenantId, id: sessionId, sub }: SignInSession,
): Promise<string> {
  const token = Buffer.from(deps.random.bytes(64)).toString('base64url');
  const tokenHash = refreshTokenHash(token);
  await deps.store.insertRefreshToken({ tenantId, tokenHash, sessionId, sub, replacedAt: null });
  return token;
}

/** Id and access token of an open session. */
export async function issueTokens(
  context: StandInContext,
  user: User,
  session: SignInSession & { readonly nonce?: string | undefined },
): Promise<AuthenticationResult> {
  const { deps, tenant, pool } = context;
  const links = isOfCodeFlow(session) ? await deps.store.socialLinksOf(tenant.id, user.sub) : [];
  const shared = {
    origin_jti: session.id,
    event_id: deps.random.uuid(),
    auth_time: seconds(session.createdAt),
  };
  const identity = {
    ...shared,
    token_use: 'id',
    aud: pool.userPoolClientId,
    ...(session.nonce && { nonce: session.nonce }),
    ...identityClaims(user),
    // In the user pools on AWS, a provider's person is another user than one with a password.
    ...(links.length > 0 && { identities: links.map(identityOf) }),
  };
  const access = {
    ...shared,
    token_use: 'access',
    client_id: pool.userPoolClientId,
    scope: session.scope,
    username: user.sub,
  };
  const [IdToken, AccessToken] = await Promise.all([
    sign(context, user.sub, identity),
    sign(context, user.sub, access),
  ]);
  return { AccessToken, IdToken, ExpiresIn: tokenLifetimeSeconds, TokenType: 'Bearer' };
}

function isOfCodeFlow({ scope }: SignInSession): boolean {
  return scope.split(' ').includes('openid');
}

function identityClaims(user: User): JWTPayload {
  return {
    'cognito:username': user.sub,
    email: user.email,
    email_verified: user.isEmailVerified,
    ...(user.givenName && { given_name: user.givenName }),
    ...(user.familyName && { family_name: user.familyName }),
    ...(user.phoneNumber && {
      phone_number: user.phoneNumber,
      phone_number_verified: user.isPhoneVerified,
    }),
  };
}

function identityOf({ provider, subject, createdAt }: SocialLink, index: number) {
  return {
    userId: subject,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary: String(index === 0),
    dateCreated: String(createdAt.getTime()),
  };
}

async function sign({ deps, tenant, pool, now }: StandInContext, sub: string, claims: JWTPayload) {
  const key = await poolSigningKey(deps, tenant.id, pool.userPoolId);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setSubject(sub)
    .setIssuer(poolIssuer(pool))
    .setJti(deps.random.uuid())
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + tokenLifetimeSeconds)
    .sign(await privateCryptoKey(key));
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
