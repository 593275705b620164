import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { useContentText, type ContentKey } from './use-content-text.ts';

/** Names a content page to the browser; answers its texts, with the dealer's own names and figures for them. */
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
