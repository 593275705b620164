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
const codeOf = (error: unknown) => httpFailure(error)?.code ?? '';

/** Whether a change failed because the cart is another one by now. */
export const isConflict = (error: unknown) => codeOf(error) === 'error.conflict';

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

interface CartMutation {
  /** The cart as the shopper sees it. */
  readonly cart: Cart;
  /** The cart has another vehicle by now, or none; called before the current one is shown. */
  readonly onConflict: () => void;
}

interface SeenChange {
  /** The cart when the change was made. */
  readonly seen: Cart | null | undefined;
  readonly change: CartChange;
}

/**
 * Changes the choices of a cart, one change at a time, each based on the result of the one before; the response contains the new price.
 * An unknown ZIP code fails with `error.geo.unknownZip` before anything is changed. If the vehicle is gone, or another tab has replaced it,
 * the cart is refetched.
 */
export function useChangeCart({ cart, onConflict }: CartMutation) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  const showCart = useShowCart();
  const refreshCart = useRefreshCart();
  const { mutate, ...state } = useMutation({
    scope: { id: 'cart' },
    mutationFn: async (wanted: SeenChange) => {
      const { change } = wanted;
      const seen = wanted.seen ?? cart;
      const latest = queryClient.getQueryData(cartQuery(client, holder).queryKey)?.cart;
      const current = latest?.vehicle.vin === seen.vehicle.vin ? latest : seen;
      if (change.kind === 'zip') await client.call(lookUpZip, { params: { zip: change.zipCode } });
      return client.call(putCart, { body: { ...cartChoicesOf(current, change), cartId: current.id } });
    },
    onSuccess: showCart,
    onError: (error) => {
      if (isConflict(error)) onConflict();
      return isConflict(error) || staleCodes.includes(codeOf(error)) ? refreshCart() : undefined;
    },
  });
  const change = useCallback(
    (wanted: CartChange) =>
      mutate({ seen: queryClient.getQueryData(cartQuery(client, holder).queryKey)?.cart, change: wanted }),
    [mutate, queryClient, client, holder],
  );
  return { ...state, change };
}

/** Empties the cart as seen. If another tab has put another vehicle in it, that stays and is shown. */
export function useRemoveVehicle({ cart, onConflict }: CartMutation) {
  const { client } = usePlatform();
  const showCart = useShowCart();
  const refreshCart = useRefreshCart();
  return useMutation({
    mutationFn: () => client.call(deleteCart, { query: { cartId: cart.id } }),
    onSuccess: showCart,
    onError: (error) => {
      if (!isConflict(error)) return undefined;
      onConflict();
      return refreshCart();
    },
  });
}
