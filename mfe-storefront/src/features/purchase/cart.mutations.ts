import { putCart, type CartChoices } from '@forecourt/shared-contracts/commerce';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';

/** Puts a vehicle in the cart with the shopper's choices, after any earlier one: the vehicle of the last press stays. */
export function usePutInCart(choices: CartChoices) {
  const client = useApi();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: () => client.call(putCart, { body: choices }),
  });
}
