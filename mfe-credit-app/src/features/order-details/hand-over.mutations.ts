import { chooseHandOver } from '@forecourt/shared-contracts/commerce';
import type { FulfillmentRequest } from '@forecourt/shared-contracts/fulfillment';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';
import { useRefreshCart, useShowCart } from '../cart/index.ts';
import { isCartGone } from './hand-over-form.ts';

/** Saves pickup or delivery with the cart; the response contains the new price. A cart that is gone, or its vehicle, is refetched. */
export function useChooseHandOver() {
  const client = useApi();
  const showCart = useShowCart();
  const refreshCart = useRefreshCart();
  return useMutation({
    mutationFn: (body: FulfillmentRequest) => client.call(chooseHandOver, { body }),
    onSuccess: showCart,
    onError: (error) => (isCartGone(error) ? refreshCart() : undefined),
  });
}
