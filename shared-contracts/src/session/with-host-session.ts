import type { HostSession } from '../embedding/host-session.ts';
import type { IdentityAdapter, IdentityProvider } from './identity-adapter.ts';

/**
 * Identity for a page whose host may provide a session: the user signed in there is signed in here. Without one, and for users who sign in
 * here, it is the tenant's own identity.
 */
export function withHostSession(own: IdentityProvider, host: HostSession): IdentityProvider {
  return {
    ...own,
    hasStoredSession: () => host.isGiven() || own.hasStoredSession(),
    sessionService: async () => (await hostAdapter(host)) ?? own.sessionService(),
    forStoredSession: async () => (await hostAdapter(host)) ?? own.forStoredSession(),
  };
}

async function hostAdapter(host: HostSession): Promise<IdentityAdapter | undefined> {
  const token = host.isGiven() ? await host.idToken(false) : undefined;
  if (token === undefined) return undefined;
  const { createHostAdapter } = await import('./create-host-adapter.ts');
  return createHostAdapter(host, token);
}
