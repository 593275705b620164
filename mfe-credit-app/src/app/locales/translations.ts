import type { Translations } from '@forecourt/shared-contracts/i18n';

/** The other languages of this remote, each in a chunk that only its pages load. */
export const translations: Translations = {
  es: () => import(/* webpackChunkName: "spanish" */ './spanish.ts'),
};
