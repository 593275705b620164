import type { HostSession } from '../embedding/host-session.ts';
import type { IdentityProvider } from './identity-adapter.ts';

/**
 * Identity where a host's page may give a session: whoever is signed in there is signed in here. Where nobody is, and for whoever signs in
 * here, it is the tenant's own identity.
 */
export function withHostSession(own: IdentityProvider, host: HostSession): IdentityProvider {
  return {
    ...own,
    hasStoredSession: () => host.isGiven() || own.hasStoredSession(),
    async forStoredSession() {
      const token = host.isGiven() ? await host.idToken(false) : undefined;
      if (token === undefined) return own.hasStoredSession() ? own.forStoredSession() : undefined;
      const { createHostAdapter } = await import('./create-host-adapter.ts');
      return createHostAdapter(host, token);
    },
  };
}
