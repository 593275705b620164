import { useTranslation } from '@forecourt/shared-contracts/react';
import { AccountSkeleton } from '../../page-frame/index.ts';
import { OrdersHeading, type OrdersPageId } from './orders-heading.tsx';

/** The page while its orders are loading. */
export function OrdersSkeleton({ page }: { readonly page: OrdersPageId }) {
  const { t } = useTranslation('account');
  return (
    <>
      <OrdersHeading page={page} />
      <AccountSkeleton label={t(`${page}.loading`)} />
    </>
  );
}
