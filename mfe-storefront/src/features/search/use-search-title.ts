import type { VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { searchSubject } from './search-subject.ts';

/** Heading of a search: 'Used Toyota RAV4 for sale'. */
export function useSearchTitle(search: VehicleSearch): string {
  const { t } = useTranslation('storefront');
  const { condition, makeAndModel, bodyStyle } = searchSubject(search);
  const words = [
    condition && t(`inventory.condition.${condition}`),
    makeAndModel,
    bodyStyle ? t(`inventory.bodyStyle.${bodyStyle}`) : !makeAndModel && condition && t('search.vehicles'),
  ].filter(Boolean);
  return t('search.title', { subject: words.join(' ') || t('search.everything') });
}
