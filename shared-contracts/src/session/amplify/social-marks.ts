import type { IdentityPool } from '../../tenant/index.ts';

const keyOf = ({ userPoolClientId }: IdentityPool, name: string) =>
  `CognitoIdentityServiceProvider.${userPoolClientId}.${name}`;

/** Whether the stored session came of a social sign-in. */
export function isSocialSession(pool: IdentityPool): boolean {
  return attempt(() => localStorage.getItem(keyOf(pool, 'oauthSignIn')))?.startsWith('true') === true;
}

/** Whether a social sign-in has left this browser and has not come back. */
export function isSocialUnderWay(pool: IdentityPool): boolean {
  return attempt(() => localStorage.getItem(keyOf(pool, 'inflightOAuth'))) === 'true';
}

/**
 * Forgets a social sign-in that was begun and left. While its mark stands, Amplify lets whoever asks for tokens wait for it, up to five
 * minutes, and takes the next page that it is configured on for its end.
 */
export function forgetSocialUnderWay(pool: IdentityPool): void {
  for (const name of ['inflightOAuth', 'inflightOAuthDeadline']) {
    attempt(() => localStorage.removeItem(keyOf(pool, name)));
  }
}

/** Forgets that the session came of a social sign-in, after its end. */
export function forgetSocialSession(pool: IdentityPool): void {
  attempt(() => localStorage.removeItem(keyOf(pool, 'oauthSignIn')));
}

/** Remembers, in this tab, the nonce of a social sign-in that leaves the page. */
export function keepSocialNonce(pool: IdentityPool, nonce: string): void {
  attempt(() => sessionStorage.setItem(keyOf(pool, 'socialNonce'), nonce));
}

/** The nonce of the sign-in that left this tab, once; undefined when there is none. */
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
