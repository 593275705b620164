import { useCallback, useSyncExternalStore } from 'react';
import { flagDefaults } from '../flags/flag-definitions.ts';
import type { FlagKey } from '../flags/flag-definitions.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { SessionState } from '../session/session.ts';
import type { PublicTenant } from '../tenant/index.ts';
import { usePlatform } from './platform-context.tsx';

const unknownSession: SessionState = { status: 'unknown' };

/** Subscribes to the session's state. A server renders every page as `unknown`. */
export function useSession(): SessionState {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.getState, () => unknownSession);
}

/** Subscribes to a flag's value; its default comes from the list of flags. */
export function useFlag<K extends FlagKey>(key: K): boolean {
  const { flags } = usePlatform();
  const read = useCallback(() => flags.read<boolean>(key, flagDefaults[key]), [flags, key]);
  return useSyncExternalStore(flags.subscribe, read, read);
}

/** The page's tenant. */
export function useTenant(): PublicTenant {
  return usePlatform().tenant;
}

/** The API client, for query and mutation functions. */
export function useApi(): ApiClient {
  return usePlatform().client;
}
