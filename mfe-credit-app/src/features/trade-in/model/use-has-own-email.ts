import { useSession } from '@forecourt/shared-contracts/react';
import { useTradeIn } from './use-trade-in.ts';

/**
 * Whether an offer goes to the account's own email, so that none is requested. The service decides: it mails only to an address that was
 * verified, and a social sign-in may have another one. Until it says so, a signed-in user's email counts.
 */
export function useHasOwnEmail(): boolean {
  const session = useSession();
  const load = useTradeIn();
  const isNeeded = load.kind === 'loaded' ? load.state.isEmailNeeded : undefined;
  if (isNeeded !== undefined) return !isNeeded;
  return session.status === 'signed-in' && session.user.email !== '';
}
