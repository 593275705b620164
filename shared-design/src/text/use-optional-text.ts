import { useTranslation } from '@forecourt/shared-contracts/react';

/** Keys of texts that this package does not have, and that a tenant's texts may add. */
export type OptionalTextKey = `errorPage.${404 | 500}.image${'Url' | 'Text'}`;

/** Returns a text that only some tenants have; undefined without one. */
export function useOptionalText(key: OptionalTextKey): string | undefined {
  const { t, i18n } = useTranslation('design');
  const options = { ns: 'design' };
  const isThere =
    i18n?.isInitialized && (i18n.exists as (key: string, options: object) => boolean)(key, options);
  return isThere ? (t as unknown as (key: string, options: object) => string)(key, options) : undefined;
}
