import { PageHeading, usePageTitle } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** The page's heading, the same in each of its states. */
export function OrdersHeading() {
  const { t } = useTranslation('account');
  usePageTitle(t('orders.title'));
  return <PageHeading lead={t('orders.lead')}>{t('orders.title')}</PageHeading>;
}
