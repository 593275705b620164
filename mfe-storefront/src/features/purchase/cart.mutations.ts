import { putCart, type CartChoices } from '@forecourt/shared-contracts/commerce';
import { useApi, useMutation, usePlatform } from '@forecourt/shared-contracts/react';

/** Puts a vehicle in the cart with the shopper's choices, and goes there. */
export function usePutInCart(choices: CartChoices) {
  const client = useApi();
  const { navigation } = usePlatform();
  return useMutation({
    mutationFn: () => client.call(putCart, { body: choices }),
    onSuccess: () => navigation.push('/cart'),
  });
}
