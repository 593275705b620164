export { ReceiptDrawer } from './receipt-drawer.tsx';
