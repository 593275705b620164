import type { IdentityPool } from '../../tenant/index.ts';

const keyOf = ({ userPoolClientId }: IdentityPool, name: string) =>
  `CognitoIdentityServiceProvider.${userPoolClientId}.${name}`;

/** Whether the stored session was created by a social sign-in. */
export function isSocialSession(pool: IdentityPool): boolean {
  return attempt(() => localStorage.getItem(keyOf(pool, 'oauthSignIn')))?.startsWith('true') === true;
}

/** Whether a social sign-in has left this browser and has not returned. */
export function isSocialUnderWay(pool: IdentityPool): boolean {
  return attempt(() => localStorage.getItem(keyOf(pool, 'inflightOAuth'))) === 'true';
}

/**
 * Clears an abandoned social sign-in. While its mark is set, Amplify makes token requests wait for it, up to five minutes, and treats the
 * next page it is configured on as its return.
 */
export function forgetSocialUnderWay(pool: IdentityPool): void {
  for (const name of ['inflightOAuth', 'inflightOAuthDeadline']) {
    attempt(() => localStorage.removeItem(keyOf(pool, name)));
  }
}

/** Clears the mark of a social session, after its end. */
export function forgetSocialSession(pool: IdentityPool): void {
  attempt(() => localStorage.removeItem(keyOf(pool, 'oauthSignIn')));
}

/** Stores, in this tab, the nonce of a social sign-in that leaves the page. */
export function keepSocialNonce(pool: IdentityPool, nonce: string): void {
  attempt(() => sessionStorage.setItem(keyOf(pool, 'socialNonce'), nonce));
}

/** Returns the nonce of the sign-in that left this tab, once; undefined if there is none. */
export function takeSocialNonce(pool: IdentityPool): string | undefined {
  return attempt(() => {
    const kept = sessionStorage.getItem(keyOf(pool, 'socialNonce'));
    sessionStorage.removeItem(keyOf(pool, 'socialNonce'));
    return kept ?? undefined;
  });
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
