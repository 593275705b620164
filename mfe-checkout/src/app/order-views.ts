import { createViewLoader } from '@forecourt/shared-contracts/react';

/** Pages of an order that few open from it: the deposit page in the payment step's chunk, the receipt in its own. */
export const orderViews = createViewLoader<'deposit' | 'receipt', object>({
  deposit: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/payment/index.ts')).DepositPage,
  receipt: async () =>
    (await import(/* webpackChunkName: "receipt" */ '../features/order-receipt/index.ts')).OrderReceipt,
});
