import { CardSkeleton, Page, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { Columns, trackerPage, Wide } from './tracker-columns.ts';

/** The tracker while it is loading, in the shape of the first paint's blocks. */
export function TrackerSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <Page {...trackerPage} data-placeholder="" role="status" aria-label={t('tracker.loading')}>
      <Columns>
        <Skeleton height={{ base: '58px', md: '420px' }} />
        <Wide className="fc-side">
          <CardSkeleton height="196px" />
        </Wide>
        <CardSkeleton height="470px" lines={5} />
      </Columns>
    </Page>
  );
}
