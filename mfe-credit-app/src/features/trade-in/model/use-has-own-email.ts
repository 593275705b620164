import { useSession } from '@forecourt/shared-contracts/react';

/** Whether an offer goes to the account's own email, so that none is requested. */
export function useHasOwnEmail(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.email !== '';
}
