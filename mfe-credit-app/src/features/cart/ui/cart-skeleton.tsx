import { Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { Columns } from '../../purchase/index.ts';

/** The cart while it is loading. */
export function CartSkeleton() {
  const { t } = useTranslation('creditApp');
  return (
    <Columns role="status" aria-label={t('cart.loading')}>
      <Skeleton height="360px" />
      <Skeleton height="420px" />
    </Columns>
  );
}
