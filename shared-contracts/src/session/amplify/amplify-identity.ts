import { Amplify } from 'aws-amplify';
import { signIn, signOut } from 'aws-amplify/auth';
import type { IdentityPool } from '../../tenant/index.ts';
import type { IdentityAdapter } from '../identity-adapter.ts';
import type { PasswordCredentials, SignInOutcome } from '../session.ts';
import { amplifyAccounts } from './amplify-accounts.ts';
import { answerCode, requestCode } from './code-sign-in.ts';
import { readTokens } from './read-tokens.ts';
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
    ...amplifyAccounts(configure),
    async requestCode(request) {
      configure();
      return requestCode(request);
    },
    async answerCode(code) {
      configure();
      return answerCode(code);
    },
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
