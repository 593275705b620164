import { signIn, signOut } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { RawStorage } from '../../storage/create-storage-port.ts';
import type { IdentityPool } from '../../tenant/index.ts';
import type { IdentityAdapter, WithTokens } from '../identity-adapter.ts';
import type { PasswordCredentials, SignInOutcome } from '../session.ts';
import { amplifyAccounts } from './amplify-accounts.ts';
import { amplifyOwnAccount } from './amplify-own-account.ts';
import { answerCode, requestCode } from './code-sign-in.ts';
import { configurePool } from './configure-pool.ts';
import { readNewTokens, readTokens } from './read-tokens.ts';
import { socialDomain } from './social-domain.ts';
import { forgetSocialSession, forgetSocialUnderWay, isSocialSession } from './social-marks.ts';
import { refusalOfError, refusalOfStep } from './sign-in-outcome.ts';

// Amplify warns at each configuration about a pool with its own endpoint, which is a setting here.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/**
 * Implements identity with Amplify for one pool; `origin` completes a pool endpoint that is a path of this site. `kept` holds the session
 * instead of the browser's local storage.
 */
export function createAmplifyIdentity(
  pool: IdentityPool,
  origin: string,
  kept?: RawStorage,
): IdentityAdapter {
  const domain = socialDomain(pool, origin);
  const loadSocial = () => import('./social-sign-in.ts');
  const configure = () => {
    forgetSocialUnderWay(pool);
    configurePool({ pool, origin, kept });
  };
  return {
    ...amplifyAccounts(configure),
    ...amplifyOwnAccount(pool, origin, configure),
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
    async beginSocial(start) {
      if (!domain) return { kind: 'not-configured' };
      return (await loadSocial()).beginSocial({ pool, origin, domain, kept, configure }, start);
    },
    async finishSocial(redirectPath) {
      if (!domain) return { kind: 'not-configured' };
      return (await loadSocial()).finishSocial({ pool, origin, domain, kept, configure }, redirectPath);
    },
    async tokens(isForced) {
      configure();
      return readTokens(isForced);
    },
    async signOut() {
      const isSocial = isSocialSession(pool);
      configure();
      await signOut().catch(() => undefined);
      forgetSocialSession(pool);
      if (isSocial && domain) await (await loadSocial()).leaveSocial({ pool, origin, domain });
    },
  };
}

async function signInOnce(
  { email, password }: PasswordCredentials,
  mayReplaceSession: boolean,
): Promise<WithTokens<SignInOutcome>> {
  try {
    const result = await signIn({ username: email.trim().toLowerCase(), password });
    if (!result.isSignedIn) return refusalOfStep(result.nextStep.signInStep);
  } catch (error) {
    const isTaken = error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';
    if (!isTaken || !mayReplaceSession) throw error;
    await signOut();
    return signInOnce({ email, password }, false);
  }
  return readNewTokens();
}
