import { useCallback, useState } from 'react';
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
import {
  cartChoicesOf,
  replacesChange,
  type CartChange,
  type CartTerms,
} from '../../../domain/cart-choices.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { cartQuery, ordersQuery } from './cart.queries.ts';

const mutationKey = ['cart-change'];
const staleCodes = ['error.cart.vehicleUnavailable', 'error.cart.unknownVehicle'];
const codeOf = (error: unknown) => httpFailure(error)?.code ?? '';

/** Whether a change failed because the cart is another one by now. */
export const isConflict = (error: unknown) => codeOf(error) === 'error.conflict';

/**
 * Returns a function that shows the cart of a response, and not what was requested before it; the steps of the purchase are refetched.
 */
export function useShowCart(): (answer: { readonly cart: Cart | null }) => Promise<void> {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  const refreshPurchase = useRefreshPurchase();
  return async ({ cart }) => {
    const { queryKey } = cartQuery(client, holder);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { cart });
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

interface FailedChange extends SeenChange {
  readonly error: Error;
}

/** Whether a change was made for this vehicle, and its terms for this purchase type. */
function concerns({ vehicle, purchaseType }: Cart, { seen, change }: SeenChange): boolean {
  if (!seen) return true;
  return seen.vehicle.vin === vehicle.vin && (change.kind !== 'terms' || seen.purchaseType === purchaseType);
}

/** The terms of these changes together; the last choice counts. */
function termsIn(changes: readonly SeenChange[]): CartTerms {
  const terms = changes.map(({ change }) => (change.kind === 'terms' ? change.terms : {}));
  return Object.assign({}, ...terms) as CartTerms;
}

/**
 * Changes the choices of a cart, one change at a time, each based on the result of the one before; the response contains the new price.
 * `waiting` has the changes without an answer, oldest first; `terms` has the loan or lease terms that are not saved, because they wait or
 * have failed. A failed change stays in `failed` until it is retried or the same choice is made again. An unknown ZIP code fails with
 * `error.geo.unknownZip` before anything is changed. If the vehicle is gone, or another tab has replaced it, the cart is refetched.
 */
export function useChangeCart({ cart, onConflict }: CartMutation) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  const showCart = useShowCart();
  const refreshCart = useRefreshCart();
  const [failures, setFailures] = useState<readonly FailedChange[]>([]);
  const allWaiting = (): readonly SeenChange[] =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as SeenChange);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey,
    scope: { id: 'cart' },
    mutationFn: async (wanted: SeenChange) => {
      const { change } = wanted;
      const seen = wanted.seen ?? cart;
      const latest = queryClient.getQueryData(cartQuery(client, holder).queryKey)?.cart;
      const current = latest?.vehicle.vin === seen.vehicle.vin ? latest : seen;
      if (!concerns(current, wanted)) return { cart: current };
      if (change.kind === 'zip') await client.call(lookUpZip, { params: { zip: change.zipCode } });
      return client.call(putCart, { body: { ...cartChoicesOf(current, change), cartId: current.id } });
    },
    onSuccess: showCart,
    onError: (error, wanted) => {
      const all = allWaiting();
      const later = all.slice(all.indexOf(wanted) + 1);
      if (isConflict(error)) onConflict();
      else if (!later.some(({ change }) => replacesChange(change, wanted.change)))
        setFailures((before) => [...before, { ...wanted, error }]);
      return isConflict(error) || staleCodes.includes(codeOf(error)) ? refreshCart() : undefined;
    },
  });
  const change = useCallback(
    (wanted: CartChange) => {
      setFailures((before) => before.filter((failure) => !replacesChange(wanted, failure.change)));
      mutate({ seen: queryClient.getQueryData(cartQuery(client, holder).queryKey)?.cart, change: wanted });
    },
    [mutate, queryClient, client, holder],
  );
  const isShown = (one: SeenChange) => concerns(cart, one);
  const waiting = (isPending ? allWaiting() : []).filter(isShown);
  const failed = failures.filter(isShown);
  const retry = () => {
    setFailures([]);
    failed.forEach(({ seen, change }) => mutate({ seen, change }));
  };
  return { waiting, failed, terms: termsIn([...failed, ...waiting]), isPending, isSuccess, change, retry };
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
