import { usePlatform } from '@forecourt/shared-contracts/react';

/**
 * Ends the session everywhere and goes to the landing page at once: the identity service may be slow, and a user who has navigated on
 * meanwhile is not pulled back.
 */
export function useSignOut(): () => Promise<void> {
  const { session, navigation } = usePlatform();
  return async () => {
    const left = session.signOut();
    navigation.push('/');
    await left;
  };
}
