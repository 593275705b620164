import type { Translations } from '@forecourt/shared-contracts/i18n';
import type { LateTexts } from '../../features/fulfillment/index.ts';
import type documents from './documents.en.json';
import type english from './en.json';
import type fulfillment from './fulfillment.en.json';
import type idVerification from './id-verification.en.json';
import type insurance from './insurance.en.json';
import type order from './order.en.json';
import type receipt from './receipt.en.json';
import type signing from './signing.en.json';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    checkout: typeof english &
      typeof order &
      typeof insurance &
      typeof receipt &
      typeof documents &
      typeof idVerification &
      typeof signing &
      typeof fulfillment &
      LateTexts;
  }
}

/** The other languages of this remote, each in a chunk that only its pages load. */
export const translations: Translations = {
  es: () => import(/* webpackChunkName: "spanish" */ './spanish.ts'),
};
