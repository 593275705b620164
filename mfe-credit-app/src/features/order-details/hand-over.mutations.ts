import { chooseHandOver } from '@forecourt/shared-contracts/commerce';
import type { FulfillmentRequest } from '@forecourt/shared-contracts/fulfillment';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';
import { useShowCart } from '../cart/index.ts';

/** Saves pickup or delivery with the cart; the response contains the new price. */
export function useChooseHandOver() {
  const client = useApi();
  const showCart = useShowCart();
  return useMutation({
    mutationFn: (body: FulfillmentRequest) => client.call(chooseHandOver, { body }),
    onSuccess: showCart,
  });
}
