import { useSession } from '@forecourt/shared-contracts/react';

/** Whether the account's own email is where an offer goes, so that nobody is asked for one. */
export function useHasOwnEmail(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.email !== '';
}
