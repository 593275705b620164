import { useLocation, useSession } from '@forecourt/shared-contracts/react';
import { purchasePath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** Returns where checkout continues after coverage: pickup or delivery. */
export function useNextPath(): string {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signed-in';
  return purchasePath('details', { herePath: pathname, isSignedIn, vehiclePath: null }) ?? routePaths.cart;
}
