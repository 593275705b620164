import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { refreshedTokens } from '../operations/refresh.ts';
import { openSession, type AuthenticationResult } from '../tokens/issue-tokens.ts';
import { takeGrant } from './oauth-grants.ts';

const CodeSchema = v.object({
  grant_type: v.literal('authorization_code'),
  client_id: v.string(),
  code: v.pipe(v.string(), v.maxLength(200)),
  redirect_uri: v.string(),
  code_verifier: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
});
const RefreshSchema = v.object({
  grant_type: v.literal('refresh_token'),
  client_id: v.string(),
  refresh_token: v.pipe(v.string(), v.maxLength(4096)),
});

/** Answer of `/oauth2/token`: the tokens, or an error as OAuth names it. */
export type TokenAnswer =
  | {
      readonly access_token: string;
      readonly id_token: string;
      readonly refresh_token?: string;
      readonly token_type: 'Bearer';
      readonly expires_in: number;
    }
  | { readonly error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' };

/**
 * `/oauth2/token`: a code or a refresh token for tokens of the pool, as every other sign-in gets them. A code is used up by the first
 * who gives it, whether or not the rest is right.
 */
export async function tokenAnswer(context: StandInContext, form: unknown): Promise<TokenAnswer> {
  const exchange = v.safeParse(CodeSchema, form);
  if (exchange.success) return exchangeCode(context, exchange.output);
  const refresh = v.safeParse(RefreshSchema, form);
  if (refresh.success) return refreshTokens(context, refresh.output);
  const isKnown = v.is(v.object({ grant_type: v.picklist(['authorization_code', 'refresh_token']) }), form);
  return { error: isKnown ? 'invalid_request' : 'unsupported_grant_type' };
}

async function exchangeCode(
  context: StandInContext,
  sent: v.InferOutput<typeof CodeSchema>,
): Promise<TokenAnswer> {
  if (sent.client_id !== context.pool.userPoolClientId) return { error: 'invalid_client' };
  const grant = await takeGrant(context, 'code', sent.code);
  const isMeant =
    grant?.['redirectUri'] === sent.redirect_uri &&
    isProved(grant['codeChallenge'] ?? '', sent.code_verifier);
  const { deps, tenant } = context;
  const user = isMeant ? await deps.store.findUserBySub(tenant.id, grant['sub'] ?? '') : undefined;
  if (!user) return { error: 'invalid_grant' };
  return answerOf(await openSession(context, user, { scope: '', ...grant }));
}

async function refreshTokens(
  context: StandInContext,
  sent: v.InferOutput<typeof RefreshSchema>,
): Promise<TokenAnswer> {
  if (sent.client_id !== context.pool.userPoolClientId) return { error: 'invalid_client' };
  try {
    return answerOf((await refreshedTokens(context, sent.refresh_token)).AuthenticationResult);
  } catch (error) {
    if (error instanceof IdentityError) return { error: 'invalid_grant' };
    throw error;
  }
}

function answerOf({ AccessToken, IdToken, RefreshToken, ExpiresIn }: AuthenticationResult): TokenAnswer {
  return {
    access_token: AccessToken,
    id_token: IdToken,
    ...(RefreshToken && { refresh_token: RefreshToken }),
    token_type: 'Bearer',
    expires_in: ExpiresIn,
  };
}

/** PKCE, RFC 7636 section 4.6: the challenge is the SHA-256 of the verifier. */
function isProved(codeChallenge: string, codeVerifier: string): boolean {
  const made = createHash('sha256').update(codeVerifier).digest('base64url');
  return (
    made.length === codeChallenge.length && timingSafeEqual(Buffer.from(made), Buffer.from(codeChallenge))
  );
}
