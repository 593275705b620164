import { withTexts } from '@forecourt/shared-contracts/react';
import { CancelOrderDialog, type CancelOrderDialogProps } from './cancel-order-dialog.tsx';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    cancellation: typeof en;
  }
}

export type { CancelOrderDialogProps };

/** Loads the dialog with its texts, which are small: both languages are in one chunk. Import this module when the dialog opens. */
export const loadCancelOrderDialog = withTexts<CancelOrderDialogProps>({
  namespace: 'cancellation',
  view: () => Promise.resolve(CancelOrderDialog),
  texts: () => Promise.resolve({ default: en }),
  translations: { es: () => Promise.resolve({ default: es }) },
});
