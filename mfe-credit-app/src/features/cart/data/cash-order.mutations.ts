import { createOrder, orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import { useMutation, usePlatform } from '@forecourt/shared-contracts/react';
import { orderRefusal, type OrderRefusal } from '../domain/order-refusal.ts';
import { orderKey } from '../../../platform/order-key.ts';
import { useRefreshCart } from './cart.mutations.ts';

/** Refusals after which the shown cart is out of date. */
const refusalsOfTheCart: ReadonlySet<OrderRefusal> = new Set([
  'price-changed',
  'vehicle-unavailable',
  'cart-empty',
  'cart-not-ready',
]);

/**
 * Places a cash order for the cart as shown, then goes to its 'order received' page. One cart gives one order, however often it is sent. If
 * the server refuses because the cart has changed, the cart is refetched before the refusal is shown.
 */
export function usePlaceOrder() {
  const platform = usePlatform();
  const refreshCart = useRefreshCart();
  return useMutation({
    mutationFn: async (cart: Cart) => {
      const body = { purchaseType: 'Cash', terms: orderTerms(cart.price), cartId: cart.id } as const;
      const idempotencyKey = orderKey(platform, cart);
      return (await platform.client.call(createOrder, { body, idempotencyKey })).data;
    },
    onSuccess: (order) => {
      platform.events.emit('mfe-credit-app', 'cart:count-changed', { count: 0 });
      platform.navigation.push(`/checkout/${encodeURIComponent(order.orderNumber)}`);
    },
    onError: async (error) => {
      if (refusalsOfTheCart.has(orderRefusal(error))) {
        await refreshCart();
      }
    },
  });
}
