import type { ReactNode } from 'react';
import { chakra, Page, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
    columnGap: '10',
    alignItems: 'start',
    // Nothing below it comes into view before the page is there.
    minHeight: { base: '100dvh', lg: '0' },
    '& > div': { display: 'grid', gap: '6' },
    '& > :last-child': { display: { base: 'none', lg: 'grid' } },
  },
});

/**
 * Holds the place of an order's page, in the shape of the first paint's blocks: the band of its heading, what to do, and next to them the
 * vehicle and what was ordered. `children` is a heading for screen readers.
 */
export function OrderPlaceholder({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('checkout');
  return (
    <Page>
      {children}
      <Columns role="status" aria-label={t('tracker.loading')}>
        <div>
          <Skeleton height={{ base: '300px', sm: '220px' }} />
          <Skeleton height="360px" />
        </div>
        <div>
          <Skeleton height="300px" />
          <Skeleton height="200px" />
        </div>
      </Columns>
    </Page>
  );
}
