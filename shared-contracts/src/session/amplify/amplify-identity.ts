import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import type { AuthSession, JWT } from 'aws-amplify/auth';
import type { IdentityPool } from '../../tenant/index.ts';
import type { IdentityAdapter, TokensAnswer } from '../identity-adapter.ts';
import type { PasswordCredentials, SessionUser, SignInOutcome } from '../session.ts';
import { refusalOfError, refusalOfStep } from './sign-in-outcome.ts';

/** Identity by Amplify against one pool; `origin` completes a pool endpoint that is a path of this site. */
export function createAmplifyIdentity(pool: IdentityPool, origin: string): IdentityAdapter {
  const configure = () =>
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: pool.userPoolId,
          userPoolClientId: pool.userPoolClientId,
          ...(pool.endpoint && { userPoolEndpoint: new URL(pool.endpoint, origin).href }),
        },
      },
    });
  return {
    async signIn(credentials) {
      configure();
      try {
        return await signInOnce(credentials, true);
      } catch (error) {
        return refusalOfError(error);
      }
    },
    async tokens(isForced) {
      configure();
      return readTokens(isForced);
    },
    async signOut() {
      configure();
      await signOut().catch(() => undefined);
    },
  };
}

async function signInOnce(
  { email, password }: PasswordCredentials,
  mayReplaceSession: boolean,
): Promise<SignInOutcome> {
  try {
    const result = await signIn({ username: email.trim().toLowerCase(), password });
    if (!result.isSignedIn) return refusalOfStep(result.nextStep.signInStep);
  } catch (error) {
    const isTaken = error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
    if (!isTaken || !mayReplaceSession) throw error;
    await signOut();
    return signInOnce({ email, password }, false);
  }
  const answer = await readTokens(false);
  return answer.kind === 'tokens' ? { kind: 'success', user: answer.tokens.user } : { kind: 'outage' };
}

async function readTokens(isForced: boolean): Promise<TokensAnswer> {
  try {
    const session = await fetchAuthSession({ forceRefresh: isForced });
    return tokensAnswer(session);
  } catch (error) {
    return { kind: isSessionOver(error) ? 'none' : 'unreachable' };
  }
}

function tokensAnswer(session: AuthSession): TokensAnswer {
  const idToken = session.tokens?.idToken;
  if (!idToken) return { kind: 'none' };
  const { exp = 0, iat = 0 } = idToken.payload;
  const lifetimeMs = (exp - iat) * 1000;
  return {
    kind: 'tokens',
    tokens: { idToken: idToken.toString(), lifetimeMs, user: userOfClaims(idToken.payload) },
  };
}

function userOfClaims(claims: JWT['payload']): SessionUser {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const givenName = text(claims['given_name']);
  const familyName = text(claims['family_name']);
  return {
    sub: claims.sub ?? '',
    email: text(claims['email']) ?? '',
    ...(givenName && { givenName }),
    ...(familyName && { familyName }),
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
