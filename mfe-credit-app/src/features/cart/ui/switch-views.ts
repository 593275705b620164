import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { SwitchDialogProps } from './switch-dialog.tsx';

/** The dialog that confirms another purchase type, in a chunk of its own with its texts. */
export const switchViews = createViewLoader<'dialog', SwitchDialogProps>({
  dialog: withTexts({
    namespace: 'creditApp',
    view: async () => (await import(/* webpackChunkName: "switch" */ './switch-dialog.tsx')).SwitchDialog,
    texts: () => import(/* webpackChunkName: "switch" */ './switch.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "switch" */ './switch.es.json'),
    },
  }),
});
