import { usePlatform } from '@forecourt/shared-contracts/react';

/**
 * Ends the session everywhere and goes to the landing page at once: the identity service may take its time, and whoever has gone on
 * meanwhile is not called back.
 */
export function useSignOut(): () => Promise<void> {
  const { session, navigation } = usePlatform();
  return async () => {
    const left = session.signOut();
    navigation.push('/');
    await left;
  };
}
