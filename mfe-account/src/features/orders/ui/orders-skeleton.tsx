import { Skeleton, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { OrdersHeading } from './orders-heading.tsx';

/** The page while its orders are loading. */
export function OrdersSkeleton() {
  const { t } = useTranslation('account');
  return (
    <>
      <OrdersHeading />
      <Stack role="status" aria-label={t('orders.loading')} gap="5" marginTop="8">
        <Skeleton height="212px" />
        <Skeleton height="212px" />
      </Stack>
    </>
  );
}
