import { createViewLoader } from '@forecourt/shared-contracts/react';

/** The deposit page, in the payment step's chunk. */
export const depositViews = createViewLoader<'deposit', object>({
  deposit: async () =>
    (await import(/* webpackChunkName: "payment" */ '../features/payment/index.ts')).DepositPage,
});
