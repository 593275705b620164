import type { IdentityAdapter, IdentityProvider } from './identity-adapter.ts';

/** Dependencies of `askIdentity`. */
export interface AskParts {
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
  { identity, log }: AskParts,
  username: string,
  ask: (adapter: IdentityAdapter) => Promise<T>,
): Promise<IdentityResult<T>> {
  const services = await identity.servicesFor(username).catch(() => []);
  if (services.length === 0) {
    log('identity pool configuration is missing', {});
    return { outcome: { kind: 'not-configured' } };
  }
  return askInTurn(services, ask, log);
}

/** Calls these services in turn, until one returns anything but `outage`. Never rejects. */
export async function askInTurn<T extends { readonly kind: string }>(
  services: readonly (() => Promise<IdentityAdapter>)[],
  ask: (adapter: IdentityAdapter) => Promise<T>,
  log: AskParts['log'],
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
