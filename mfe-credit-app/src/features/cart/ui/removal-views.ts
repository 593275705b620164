import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { RemovalDialogProps } from './removal-dialog.tsx';

/** The dialog that confirms the removal of the vehicle, in the chunk of the cart's dialogs, with its texts. */
export const removalViews = createViewLoader<'dialog', RemovalDialogProps>({
  dialog: withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "cart-dialogs" */ './removal-dialog.tsx')).RemovalDialog,
    texts: () => import(/* webpackChunkName: "cart-dialogs" */ './removal.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "cart-dialogs" */ './removal.es.json'),
    },
  }),
});
