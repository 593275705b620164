import type { Translations } from '@forecourt/shared-contracts/i18n';
import type english from './en.json';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    shell: typeof english;
  }
}

/** The other languages of this remote, each in a chunk that only its pages load. */
export const translations: Translations = {
  es: () => import(/* webpackChunkName: "spanish" */ './spanish.ts'),
};
