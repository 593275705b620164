import { httpFailure } from '@forecourt/shared-contracts';
import { deleteCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { cartChoicesOf, type CartChange } from '../../../domain/cart-choices.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { cartHolderKey, cartKey } from './cart.queries.ts';

const staleCodes = ['error.cart.vehicleUnavailable', 'error.cart.unknownVehicle'];

/**
 * Changes the choices of the cart, one change at a time, each based on the result of the one before; the response contains the new price.
 * An unknown ZIP code fails with `error.geo.unknownZip` before anything is changed. If the vehicle is gone, the cart is refetched.
 */
export function useChangeCart(cart: Cart) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = cartKey(cartHolderKey(useSession()));
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: async (change: CartChange) => {
      const current = queryClient.getQueryData<Cart | null>(queryKey) ?? cart;
      if (change.kind === 'zip') await client.call(lookUpZip, { params: { zip: change.zipCode } });
      return (await client.call(putCart, { body: cartChoicesOf(current, change) })).cart;
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      refreshPurchase();
    },
    onError: (error) => {
      if (!staleCodes.includes(httpFailure(error)?.code ?? '')) return undefined;
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Empties the cart. */
export function useRemoveVehicle() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = cartKey(cartHolderKey(useSession()));
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    mutationFn: async () => (await client.call(deleteCart)).cart,
    onSuccess: (empty) => {
      queryClient.setQueryData(queryKey, empty);
      refreshPurchase();
    },
  });
}
