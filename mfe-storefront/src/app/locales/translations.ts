import type { Translations } from '@forecourt/shared-contracts/i18n';
import type compare from './compare.en.json';
import type content from './content.en.json';
import type english from './en.json';
import type explanation from './explanation.en.json';
import type faq from './faq.en.json';
import type landing from './landing.en.json';
import type leads from './leads.en.json';
import type legal from './legal.en.json';
import type personal from './personal.en.json';
import type policies from './policies.en.json';
import type referral from './referral.en.json';
import type saved from './saved.en.json';
import type search from './search.en.json';
import type vehicleDetails from './vehicle-details.en.json';
import type vehicle from './vehicle.en.json';
import type warranty from './warranty.en.json';

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    storefront: typeof compare &
      typeof content &
      typeof english &
      typeof explanation &
      typeof faq &
      typeof landing &
      typeof leads &
      typeof legal &
      typeof personal &
      typeof policies &
      typeof referral &
      typeof saved &
      typeof search &
      typeof vehicleDetails &
      typeof vehicle &
      typeof warranty;
  }
}

/** The other languages of this remote, each in a chunk that only its pages load. */
export const translations: Translations = {
  es: () => import(/* webpackChunkName: "spanish" */ './spanish.ts'),
};
