import type { IdentityAdapter, IdentityProvider } from './identity-adapter.ts';

/** Dependencies of `askIdentity`. */
export interface AskIdentityDeps {
  readonly identity: IdentityProvider;
  readonly log: (message: string, detail: unknown) => void;
}

/** The outcome, and the service that returned it; undefined if none did. */
export interface IdentityResult<T> {
  readonly outcome: T | { readonly kind: 'outage' | 'not-configured' };
  readonly adapter?: IdentityAdapter;
}

/**
 * Calls the tenant's identity services in turn, the active region first, until one returns anything but `outage` (F35). A tenant without a
 * pool is logged as an error and returns `not-configured` (F38). Never rejects.
 */
export async function callIdentity<T extends { readonly kind: string }>(
  { identity, log }: AskIdentityDeps,
  username: string,
  ask: (adapter: IdentityAdapter) => Promise<T>,
): Promise<IdentityResult<T>> {
  const services = await identity.servicesFor(username).catch(() => []);
  return askConfigured(services, ask, log);
}

/**
 * Calls the service of the tenant's first pool, and no other when that one returns `outage`: an account made or a password set in another
 * region would not be the one that the buyer has (F35). Otherwise like {@link callIdentity}.
 */
export async function callHome<T extends { readonly kind: string }>(
  { identity, log }: AskIdentityDeps,
  ask: (adapter: IdentityAdapter) => Promise<T>,
): Promise<IdentityResult<T>> {
  const home = identity.homeService();
  return askConfigured(home ? [home] : [], ask, log);
}

async function askConfigured<T extends { readonly kind: string }>(
  services: readonly (() => Promise<IdentityAdapter>)[],
  ask: (adapter: IdentityAdapter) => Promise<T>,
  log: AskIdentityDeps['log'],
): Promise<IdentityResult<T>> {
  if (services.length > 0) return askInTurn(services, ask, log);
  log('identity pool configuration is missing', {});
  return { outcome: { kind: 'not-configured' } };
}

/** Calls these services in turn, until one returns anything but `outage`. Never rejects. */
export async function askInTurn<T extends { readonly kind: string }>(
  services: readonly (() => Promise<IdentityAdapter>)[],
  ask: (adapter: IdentityAdapter) => Promise<T>,
  log: AskIdentityDeps['log'],
): Promise<IdentityResult<T>> {
  for (const load of services) {
    try {
      const adapter = await load();
      const outcome = await ask(adapter);
      if (outcome.kind !== 'outage') return { outcome, adapter };
    } catch (error) {
      log('the identity service could not be asked', error);
    }
  }
  return { outcome: { kind: 'outage' } };
}
