import { CardSkeleton, Skeleton, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { OrdersHeading, type OrdersPageId } from './orders-heading.tsx';

/** The page while its orders are loading. */
export function OrdersSkeleton({ page }: { readonly page: OrdersPageId }) {
  const { t } = useTranslation('account');
  return (
    <>
      <OrdersHeading page={page} />
      <Stack role="status" aria-label={t(`${page}.loading`)} gap="4" marginTop={{ base: '6', md: '8' }}>
        <Skeleton height="56px" width={{ base: 'full', sm: '280px' }} />
        {[1, 2].map((row) => (
          <CardSkeleton key={row} height={{ base: '400px', sm: '248px' }} />
        ))}
      </Stack>
    </>
  );
}
