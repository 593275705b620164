import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';

/** Pages of an order that few open from it: the deposit page in the payment step's chunk, the receipt in its own, with its texts. */
export const orderViews = createViewLoader<'deposit' | 'receipt', object>({
  deposit: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/payment/index.ts')).DepositPage,
  receipt: withTexts({
    namespace: 'checkout',
    view: async () =>
      (await import(/* webpackChunkName: "receipt" */ '../features/order-receipt/index.ts')).OrderReceipt,
    texts: () => import(/* webpackChunkName: "receipt" */ './locales/receipt.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "order-spanish" */ './locales/receipt.es.json'),
    },
  }),
});
