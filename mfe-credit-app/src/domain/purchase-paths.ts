import type { PurchaseStepId } from '@forecourt/shared-contracts/purchase';

/** Where the steps of the purchase lead. A step without a place is not shown. */
const paths: Readonly<Partial<Record<PurchaseStepId, string>>> = {
  cart: '/cart',
  'trade-in': '/trade-in/offer',
  coverage: '/cart/coverage',
  application: '/credit-application',
  details: '/cart/details',
  overview: '/cart/overview',
};

/** In the address of the trade-in: it is to be removed, which is asked at once. */
export const removalParameter = 'remove';
/** Where a cart sends whoever wants to take the trade-in out. */
export const removeTradeInPath = `/trade-in/offer?${removalParameter}=1`;

/** The fixed address of a step; undefined where it has none. */
export function fixedPath(id: PurchaseStepId): string | undefined {
  return paths[id];
}

interface Place {
  /** Path of the page that the shopper is on, to come back to after signing in. */
  readonly herePath: string;
  readonly isSignedIn: boolean;
  /** Of the cart's vehicle; null without one. */
  readonly vehiclePath: string | null;
}

/** The address of a step; undefined for one that leads nowhere (yet), because its vehicle is missing. */
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
