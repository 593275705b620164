import { chakra, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
    columnGap: '10',
    alignItems: 'start',
    // Nothing below it comes into view before the page is there.
    minHeight: { base: '100dvh', lg: '0' },
    '& > div': { display: 'grid', gap: '4' },
    '& > :last-child': { display: { base: 'none', lg: 'grid' } },
  },
});

/** Holds the place of an order's page: its number, heading and sentence, what to do, and next to them the vehicle and what was ordered. */
export function OrderSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <Columns role="status" aria-label={t('tracker.loading')}>
      <div>
        <Skeleton height="14px" width="200px" maxWidth="60%" />
        <Skeleton height="40px" width="80%" />
        <Skeleton height="20px" width="60%" />
        <Skeleton height="360px" />
      </div>
      <div>
        <Skeleton height="300px" />
        <Skeleton height="200px" />
      </div>
    </Columns>
  );
}
