import { useCallback } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import { deleteCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import {
  queryHolder,
  useMutation,
  usePlatform,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import { cartChoicesOf, type CartChange } from '../../../domain/cart-choices.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { cartQuery, ordersQuery } from './cart.queries.ts';

const staleCodes = ['error.cart.vehicleUnavailable', 'error.cart.unknownVehicle'];

/** Returns a function that shows the cart of a response; the steps of the purchase are refetched. */
export function useShowCart(): (answer: { readonly cart: Cart | null }) => void {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  const refreshPurchase = useRefreshPurchase();
  return ({ cart }) => {
    queryClient.setQueryData(cartQuery(client, holder).queryKey, { cart });
    refreshPurchase();
  };
}

/** Returns a function that refetches the cart, because something that it contains has changed; it resolves once it is there. */
export function useRefreshCart(): () => Promise<void> {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: cartQuery(client, holder).queryKey }),
    [queryClient, client, holder],
  );
}

/** Returns a function that refetches the account's orders. */
export function useRefreshOrders(): () => Promise<void> {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  return () => queryClient.invalidateQueries({ queryKey: ordersQuery(client, holder).queryKey });
}

/**
 * Changes the choices of the cart, one change at a time, each based on the result of the one before; the response contains the new price.
 * An unknown ZIP code fails with `error.geo.unknownZip` before anything is changed. If the vehicle is gone, the cart is refetched.
 */
export function useChangeCart(cart: Cart) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  const showCart = useShowCart();
  const refreshCart = useRefreshCart();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: async (change: CartChange) => {
      const current = queryClient.getQueryData(cartQuery(client, holder).queryKey)?.cart ?? cart;
      if (change.kind === 'zip') await client.call(lookUpZip, { params: { zip: change.zipCode } });
      return client.call(putCart, { body: cartChoicesOf(current, change) });
    },
    onSuccess: showCart,
    onError: (error) => (staleCodes.includes(httpFailure(error)?.code ?? '') ? refreshCart() : undefined),
  });
}

/** Empties the cart. */
export function useRemoveVehicle() {
  const { client } = usePlatform();
  const showCart = useShowCart();
  return useMutation({ mutationFn: () => client.call(deleteCart), onSuccess: showCart });
}
