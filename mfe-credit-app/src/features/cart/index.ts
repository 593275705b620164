export { CartGate } from './ui/cart-gate.tsx';
export { cartHolderKey, cartKey, ordersKey } from './data/cart.queries.ts';
export { useCart } from './model/use-cart.ts';
export { cartViews } from './views.ts';
