export { CashPanel } from './cash-panel.tsx';
export { ChangeFailed } from './change-failed.tsx';
export { Columns } from './columns.tsx';
export { FinancePanel } from './finance-panel.tsx';
export { PricePanel } from './price-panel.tsx';
export { PurchaseTypeSwitch } from './purchase-type-switch.tsx';
export { SwitchDialog } from './switch-dialog.tsx';
export { ZipEditor } from './zip-editor.tsx';
