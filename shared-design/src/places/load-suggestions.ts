import { withTexts } from '@forecourt/shared-contracts/react';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { PlaceCombobox } from './place-combobox.tsx';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    places: typeof en;
  }
}

const withBoth = withTexts({
  namespace: 'places',
  view: () => Promise.resolve(PlaceCombobox),
  texts: () => Promise.resolve({ default: en }),
  translations: { es: () => Promise.resolve({ default: es }) },
});

/** The combobox with its texts, for `lazy`. They are small, so both languages are in one chunk. */
export const loadSuggestions = async () => ({ default: await withBoth() });
