import { Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { ColumnsSkeleton } from '../../purchase/index.ts';

/** The cart while it is loading; above its vehicle is how long the offer lasts. */
export function CartSkeleton() {
  const { t } = useTranslation('creditApp');
  return (
    <ColumnsSkeleton
      label={t('cart.loading')}
      first={<Skeleton height={{ base: '42px', sm: '20px' }} maxWidth="440px" />}
    />
  );
}
