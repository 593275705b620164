import type { ReactNode } from 'react';
import { chakra, Page, CardSkeleton } from '@forecourt/shared-design';
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
      <Columns data-placeholder="" role="status" aria-label={t('tracker.loading')}>
        <div>
          <CardSkeleton height={{ base: '300px', sm: '220px' }} />
          <CardSkeleton height="360px" />
        </div>
        <div>
          <CardSkeleton height="300px" />
          <CardSkeleton height="200px" />
        </div>
      </Columns>
    </Page>
  );
}
