import type { TextKey } from '@forecourt/shared-contracts/i18n';
import en from '../locales/en.json' with { type: 'json' };

declare module '@forecourt/shared-contracts/i18n' {
  interface CatalogNamespaces {
    design: typeof en;
  }
}

/** English texts of this package, the catalog of the i18next namespace `design`. Tenants override them by key. */
export const designTexts = en;

/** Key of a text of this package; plural forms are named without `_one` and `_other`. */
export type DesignTextKey = TextKey<'design'>;
