export { useCart } from './use-cart.ts';
export type { CartLoad } from './use-cart.ts';
export { useCartCount } from './use-cart-count.ts';
export { useChangeCart, useRemoveVehicle } from './cart.mutations.ts';
export { cartHolderKey, cartKey, ordersKey } from './cart.queries.ts';
