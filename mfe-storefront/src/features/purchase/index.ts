export { cartChoices } from './cart-choices.ts';
export { StartPurchase } from './start-purchase.tsx';
export { useStartPurchase, type StartPurchaseState } from './use-start-purchase.ts';
export { startVariant } from './start-variant.ts';
