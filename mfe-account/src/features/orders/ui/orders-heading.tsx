import { PageHeading, usePageTitle } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** A page of the buyer's orders: by their orders, or by their deals. */
export type OrdersPageId = 'orders' | 'deals';

/** The page's heading, the same in each of its states. */
export function OrdersHeading({ page }: { readonly page: OrdersPageId }) {
  const { t } = useTranslation('account');
  usePageTitle(t(`${page}.title`));
  return <PageHeading lead={t(`${page}.lead`)}>{t(`${page}.title`)}</PageHeading>;
}
