import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { SwitchDialogProps } from './switch-dialog.tsx';

/** The dialog that confirms another purchase type, in the chunk of the cart's dialogs, with its texts. */
export const switchViews = createViewLoader<'dialog', SwitchDialogProps>({
  dialog: withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "cart-dialogs" */ './switch-dialog.tsx')).SwitchDialog,
    texts: () => import(/* webpackChunkName: "cart-dialogs" */ './switch.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "cart-dialogs" */ './switch.es.json'),
    },
  }),
});
