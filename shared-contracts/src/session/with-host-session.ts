import type { HostSession } from '../embedding/host-session.ts';
import type { IdentityProvider } from './identity-adapter.ts';

/**
 * Identity for a page whose host may provide a session: the user signed in there is signed in here. Without one, and for users who sign in
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
