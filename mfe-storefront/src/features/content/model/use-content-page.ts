import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../../platform/use-page-meta.ts';
import { useContentText, type ContentKey } from './use-content-text.ts';

/** Sets a content page's title and description; returns its texts, with the dealer's own names and figures filled in. */
export function useContentPage(key: ContentKey) {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const text = useContentText(key);
  const title = text('title');
  usePageMeta({
    title: title.includes(brandName) ? title : t('meta.title', { page: title, brandName }),
    description: text('metaDescription'),
  });
  return { text, title };
}
