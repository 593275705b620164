import { fetchAuthSession } from 'aws-amplify/auth';
import type { AuthSession } from 'aws-amplify/auth';
import type { IdentityTokens, TokensResult } from '../identity-adapter.ts';
import { userOfClaims } from '../token-claims.ts';

/** Returns the tokens of the stored session; `isForced` requests new ones from the service. */
export async function readTokens(isForced: boolean): Promise<TokensResult> {
  try {
    const session = await fetchAuthSession({ forceRefresh: isForced });
    return tokensOfSession(session);
  } catch (error) {
    return { kind: isSessionOver(error) ? 'none' : 'unreachable' };
  }
}

/** As {@link readTokens}, as the outcome of a sign-in that has just succeeded: without tokens it counts as an outage. */
export async function readNewTokens(): Promise<
  { readonly kind: 'success'; readonly tokens: IdentityTokens } | { readonly kind: 'outage' }
> {
  const answer = await readTokens(false);
  return answer.kind === 'tokens' ? { kind: 'success', tokens: answer.tokens } : { kind: 'outage' };
}

/** The tokens of a session that Amplify has returned, or `none`. */
export function tokensOfSession(session: AuthSession): TokensResult {
  const idToken = session.tokens?.idToken;
  if (!idToken) return { kind: 'none' };
  const { exp = 0, iat = 0 } = idToken.payload;
  const lifetimeMs = (exp - iat) * 1000;
  return {
    kind: 'tokens',
    tokens: { idToken: idToken.toString(), lifetimeMs, user: userOfClaims(idToken.payload) },
  };
}

const endingErrors = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
];

function isSessionOver(error: unknown): boolean {
  return error instanceof Error && endingErrors.some((name) => error.name.startsWith(name));
}
