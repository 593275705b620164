import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { ReceiptDrawerProps } from './receipt-drawer.tsx';

/** The drawer, which opens on request, in a chunk of its own with its texts. */
export const receiptViews = createViewLoader<'drawer', ReceiptDrawerProps>({
  drawer: withTexts({
    namespace: 'creditApp',
    view: async () => (await import(/* webpackChunkName: "receipt" */ './receipt-drawer.tsx')).ReceiptDrawer,
    texts: () => import(/* webpackChunkName: "receipt" */ './receipt.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "receipt" */ './receipt.es.json'),
    },
  }),
});
