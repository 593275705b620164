import type { Translations } from '@forecourt/shared-contracts/i18n';
import type codes from './codes.en.json';
import type english from './en.json';
import type pages from './pages.en.json';
import type reset from './reset.en.json';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    account: typeof codes & typeof english & typeof pages & typeof reset;
  }
}

/** The other languages of this remote, each in a chunk that only its pages load. */
export const translations: Translations = {
  es: () => import(/* webpackChunkName: "spanish" */ './spanish.ts'),
};
