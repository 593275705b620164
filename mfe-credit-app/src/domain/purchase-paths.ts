import type { PurchaseStepId } from '@forecourt/shared-contracts/purchase';
import { routePaths, tradeInOfferPath } from './route-paths.ts';

/** Paths of the purchase steps. A step without a path is not shown. */
const paths: Readonly<Partial<Record<PurchaseStepId, string>>> = {
  cart: routePaths.cart,
  'trade-in': tradeInOfferPath,
  coverage: routePaths.coverage,
  application: routePaths['credit-application'],
  details: routePaths.details,
  overview: routePaths.overview,
};

/** In the URL of the trade-in page: opens the removal dialog at once. */
export const removalParameter = 'remove';
/** Where the cart sends a shopper who wants to remove the trade-in. */
export const removeTradeInPath = `${tradeInOfferPath}?${removalParameter}=1`;

/** Returns the fixed path of a step; undefined if it has none. */
export function fixedPath(id: PurchaseStepId): string | undefined {
  return paths[id];
}

interface Place {
  /** Path of the current page, to return to after sign-in. */
  readonly herePath: string;
  readonly isSignedIn: boolean;
  /** Path of the cart's vehicle; null without one. */
  readonly vehiclePath: string | null;
}

/** Returns the path of a step; undefined if it has none (yet), because its vehicle is missing. */
export function purchasePath(
  id: PurchaseStepId,
  { herePath, isSignedIn, vehiclePath }: Place,
): string | undefined {
  switch (id) {
    case 'account':
      return isSignedIn ? '/account/profile' : `/sign-in?returnTo=${encodeURIComponent(herePath)}`;
    case 'test-drive':
      return vehiclePath === null ? undefined : `${vehiclePath}#test-drive`;
    default:
      return paths[id];
  }
}
