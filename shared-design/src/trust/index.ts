import { withTexts } from '@forecourt/shared-contracts/react';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { TrustList, type TrustListProps } from './trust-list.tsx';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    trust: typeof en;
  }
}

export type { ExtraPoint, TrustListProps } from './trust-list.tsx';

/** Loads the list with its texts, which are small: both languages are in one chunk. */
export const loadTrustList = withTexts<TrustListProps>({
  namespace: 'trust',
  view: () => Promise.resolve(TrustList),
  texts: () => Promise.resolve({ default: en }),
  translations: { es: () => Promise.resolve({ default: es }) },
});
