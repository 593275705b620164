import type { CartChoices } from '@forecourt/shared-contracts/commerce';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { usePutInCart } from './cart.mutations.ts';
import { purchaseFailure, type PurchaseFailure } from './purchase-failure.ts';

/** Starting a purchase: one call, then the cart. */
export interface StartPurchaseState {
  readonly start: () => void;
  readonly isBusy: boolean;
  /** Names the action: what starts is a lease. */
  readonly isLease: boolean;
  readonly failure: PurchaseFailure | undefined;
}

/**
 * Adds the vehicle with the shopper's choices to the cart and goes there, unless the shopper has left this page by then. A failure stays on
 * this page.
 */
export function useStartPurchase(choices: CartChoices): StartPurchaseState {
  const { navigation } = usePlatform();
  const { mutate, isPending, isSuccess, error } = usePutInCart(choices);
  return {
    start: () => {
      // Unlike an `onSuccess` of the mutation, this one is not called after the page is left.
      if (!isPending) mutate(undefined, { onSuccess: () => navigation.push('/cart') });
    },
    isBusy: isPending || isSuccess,
    isLease: choices.purchaseType === 'Lease',
    failure: error ? purchaseFailure(error) : undefined,
  };
}
