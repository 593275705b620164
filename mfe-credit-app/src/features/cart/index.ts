import type reviewTexts from './ui/cash-review.en.json';
import type texts from './ui/receipt.en.json';
import type removalTexts from './ui/removal.en.json';
import type switchTexts from './ui/switch.en.json';

/** The English texts that the chunk of the receipt brings. */
export type ReceiptTexts = typeof texts;
/** The English texts that the chunk of the cart's dialogs brings. */
export type DialogTexts = typeof switchTexts & typeof removalTexts;
/** The English texts that the chunk of a cash order's review brings. */
export type CashReviewTexts = typeof reviewTexts;
export { CartGate } from './ui/cart-gate.tsx';
export { OrdersInProgress } from './ui/orders-in-progress.tsx';
export { ReceiptButton } from './ui/receipt-button.tsx';
export { useRefreshCart, useRefreshOrders, useShowCart } from './data/cart.mutations.ts';
export { useCart } from './model/use-cart.ts';
export { cartViews } from './views.ts';
