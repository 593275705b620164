export { cartChoices } from './cart-choices.ts';
export { PurchaseBar } from './purchase-bar.tsx';
export { StartPurchase } from './start-purchase.tsx';
export { useStartPurchase, type StartPurchaseState } from './use-start-purchase.ts';
