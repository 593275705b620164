import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../../platform/use-page-meta.ts';
import { useContentText, type ContentKey } from './use-content-text.ts';

/**
 * Sets a content page's title and description; returns its texts, with the dealer's own names and figures filled in. `variant` ends the
 * names of another title and description: those of a dealer who does not offer what the usual ones name.
 */
export function useContentPage(key: ContentKey, variant: '' | 'Alone' = '') {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const text = useContentText(key);
  const title = text(`title${variant}`);
  usePageMeta({
    title: title.includes(brandName) ? title : t('meta.title', { page: title, brandName }),
    description: text(`metaDescription${variant}`),
  });
  return { text, title };
}
