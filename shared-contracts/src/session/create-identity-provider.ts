import type { IdentityPool } from '../tenant/index.ts';
import { createStoredSession, storedKey } from './create-stored-session.ts';
import type { IdentityAdapter, IdentityProvider } from './identity-adapter.ts';

/** Dependencies of the identity provider. `regionOf` returns the pool region where a username can sign in now, undefined if unknown. */
export interface IdentityProviderDeps {
  readonly pools: readonly IdentityPool[];
  readonly readLocal: (key: string) => string | null;
  readonly regionOf: (username: string) => Promise<string | undefined>;
  readonly load: (pool: IdentityPool) => Promise<IdentityAdapter>;
  readonly nowMs: () => number;
  /** The region of the last sign-in, stored in the browser: pools of one tenant may share a client id. */
  readonly region: { read(): string | undefined; write(region: string): void };
}

/**
 * Pools of the tenant, the primary first. A stored session belongs to the pool whose client left its mark in local storage, in the region
 * of the last sign-in if several have it, so a token goes back to its issuer (F36). A buyer who has made an account or a password on this
 * page signs in at home first, where it is: another region may stay active for five minutes after the home region has recovered (F35, F36).
 */
export function createIdentityProvider(parts: IdentityProviderDeps): IdentityProvider {
  const storedPool = () => {
    const marked = parts.pools.filter((pool) => parts.readLocal(storedSessionKey(pool)) !== null);
    const region = marked.length > 1 ? parts.region.read() : undefined;
    return marked.find((pool) => pool.region === region) ?? marked[0];
  };
  const loadRemembering = async (pool: IdentityPool) => {
    const adapter = await parts.load(pool);
    return rememberingRegion(adapter, () => parts.region.write(pool.region));
  };
  const madeAtHome = new Set<string>();
  return {
    hasStoredSession: () => storedPool() !== undefined,
    async sessionService() {
      const pool = storedPool();
      return pool && createStoredSession({ ...parts, pool });
    },
    async forStoredSession() {
      const pool = storedPool();
      return pool && parts.load(pool);
    },
    async servicesFor(username) {
      const isAtHome = parts.pools.length < 2 || madeAtHome.has(nameOf(username));
      const region = isAtHome ? parts.pools[0]?.region : await parts.regionOf(username);
      const isFirst = (pool: IdentityPool) => pool.region === region;
      const inOrder = [...parts.pools.filter(isFirst), ...parts.pools.filter((pool) => !isFirst(pool))];
      return inOrder.map((pool) => () => loadRemembering(pool));
    },
    homeService() {
      const [home] = parts.pools;
      const remember = (email: string) => madeAtHome.add(nameOf(email));
      return home && (async () => rememberingNames(await loadRemembering(home), remember));
    },
    socialServices: () =>
      parts.pools
        .filter(({ domain }) => domain !== undefined)
        .map((pool) => ({ region: pool.region, load: () => loadRemembering(pool) })),
  };
}

const nameOf = (username: string) => username.trim().toLowerCase();

/** Remembers for whom an account or a password was made. */
function rememberingNames(adapter: IdentityAdapter, remember: (email: string) => void): IdentityAdapter {
  const onceDone = async <T extends { readonly kind: string }>(
    email: string,
    asking: Promise<T>,
  ): Promise<T> => {
    const outcome = await asking;
    if (outcome.kind === 'sent' || outcome.kind === 'success') remember(email);
    return outcome;
  };
  return {
    ...adapter,
    signUp: (details) => onceDone(details.email, adapter.signUp(details)),
    confirmSignUp: (answer) => onceDone(answer.email, adapter.confirmSignUp(answer)),
    confirmReset: (answer) => onceDone(answer.email, adapter.confirmReset(answer)),
  };
}

/** The local storage key that Amplify sets while a user is signed in through a pool's client. */
export function storedSessionKey(pool: IdentityPool): string {
  return storedKey(pool, 'LastAuthUser');
}

function rememberingRegion(adapter: IdentityAdapter, remember: () => void): IdentityAdapter {
  const remembering = async <T extends { readonly kind: string }>(asking: Promise<T>): Promise<T> => {
    const outcome = await asking;
    if (outcome.kind === 'success') remember();
    return outcome;
  };
  return {
    ...adapter,
    signIn: (credentials) => remembering(adapter.signIn(credentials)),
    answerCode: (code) => remembering(adapter.answerCode(code)),
    beginSocial: (start) => remembering(adapter.beginSocial(start)),
    finishSocial: (redirectPath) => remembering(adapter.finishSocial(redirectPath)),
  };
}
