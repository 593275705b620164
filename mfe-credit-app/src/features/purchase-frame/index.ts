export { Columns } from './columns.tsx';
export { PurchaseFrame } from './purchase-frame.tsx';
export { useRefreshPurchase } from './use-refresh-purchase.ts';
