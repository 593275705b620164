import type { IdentityPool } from '../tenant/index.ts';
import type { IdentityAdapter, IdentityTokens, SessionService } from './identity-adapter.ts';
import { tokenClaims, userOfClaims } from './token-claims.ts';

/** Inputs of a stored session; `readLocal` reads the storage in which the identity service's code keeps its tokens. */
export interface StoredSessionDeps {
  readonly pool: IdentityPool;
  readonly readLocal: (key: string) => string | null;
  readonly nowMs: () => number;
  readonly load: (pool: IdentityPool) => Promise<IdentityAdapter>;
}

/** Tokens that end within this time are renewed rather than used. */
export const marginMs = 60_000;

/** The key under which Amplify keeps a value of a pool's client. */
export const storedKey = ({ userPoolClientId }: IdentityPool, name: string): string =>
  `CognitoIdentityServiceProvider.${userPoolClientId}.${name}`;

/**
 * The service of a stored session. While its stored tokens are valid it needs nothing else, so that a page of a signed-in user shows its
 * data without the identity service's code (38 kB); renewals, sign-out, and a social sign-in under way load it. `tokens` rejects if that fails.
 */
export function createStoredSession(parts: StoredSessionDeps): SessionService {
  const load = () => parts.load(parts.pool);
  return {
    async tokens(isForced) {
      const tokens = isForced ? undefined : validTokens(parts);
      return tokens ? { kind: 'tokens', tokens } : (await load()).tokens(isForced);
    },
    // What is not removed now, the next page removes.
    signOut: () =>
      load().then(
        (adapter) => adapter.signOut(),
        () => undefined,
      ),
  };
}

function validTokens({ pool, readLocal, nowMs }: StoredSessionDeps): IdentityTokens | undefined {
  const read = (name: string) => readLocal(storedKey(pool, name)) ?? '';
  const user = read('LastAuthUser');
  const idToken = read(`${user}.idToken`);
  const claims = tokenClaims(idToken);
  const access = tokenClaims(read(`${user}.accessToken`));
  if (!claims || !access || read('inflightOAuth') === 'true') return undefined;
  // What Amplify has measured as the distance to the service's clock.
  const now = nowMs() + Number(read(`${user}.clockDrift`)) + marginMs;
  if (!(Math.min(msOf(claims['exp']), msOf(access['exp'])) > now)) return undefined;
  return { idToken, lifetimeMs: msOf(claims['exp']) - msOf(claims['iat']), user: userOfClaims(claims) };
}

const msOf = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : 0);
