import { httpFailure } from '@forecourt/shared-contracts';
import { deleteCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { cartChoices, type CartChange } from '../../domain/cart-choices.ts';
import { useRefreshPurchase } from '../purchase-frame/index.ts';
import { cartHolder, cartKey } from './cart.queries.ts';

const staleCodes = ['error.cart.vehicleUnavailable', 'error.cart.unknownVehicle'];

/**
 * Changes what was chosen for the cart, one change after the other, each on what the one before has left; the answer brings the new price. A ZIP code that lies nowhere fails with
 * `error.geo.unknownZip` before anything is changed. When the vehicle is gone the cart is read anew.
 */
export function useChangeCart(cart: Cart) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = cartKey(cartHolder(useSession()));
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: async (change: CartChange) => {
      const current = queryClient.getQueryData<Cart | null>(queryKey) ?? cart;
      if (change.kind === 'zip') await client.call(lookUpZip, { params: { zip: change.zipCode } });
      return (await client.call(putCart, { body: cartChoices(current, change) })).cart;
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
  const queryKey = cartKey(cartHolder(useSession()));
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    mutationFn: async () => (await client.call(deleteCart)).cart,
    onSuccess: (empty) => {
      queryClient.setQueryData(queryKey, empty);
      refreshPurchase();
    },
  });
}
