import { Card, Skeleton } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { ReceiptButton } from '../../cart/index.ts';
import { PurchaseFrame } from '../../purchase/index.ts';
import { useCoverage, type Coverage } from '../model/use-coverage.ts';
import { useNextPath } from '../model/use-next-path.ts';
import { CoverageFailed } from './coverage-failed.tsx';
import { CoverageStop } from './coverage-stop.tsx';
import { CoverageView } from './coverage-view.tsx';

/** Protection for the vehicle of the cart: packages with details and comparison (BUY-28). */
export function CoveragePage() {
  const { t } = useTranslation('creditApp');
  const coverage = useCoverage();
  const { load } = coverage;
  // While it loads, the page has the place of what nearly every cart has.
  const isOffered = load.kind === 'loading' || (load.kind === 'loaded' && load.offer.isAvailable);
  return (
    <PurchaseFrame
      step="coverage"
      title={t('coverage.title')}
      lead={isOffered ? t('coverage.lead') : undefined}
      actions={isOffered && <ReceiptButton />}
      isLoading={load.kind === 'loading'}
    >
      <CoverageBody {...coverage} />
    </PurchaseFrame>
  );
}

function CoverageBody({ load, isTrying, retry }: Coverage) {
  const isExpired = useSession().status === 'expired';
  const nextPath = useNextPath();
  if (isExpired) return <CoverageStop reason="expired" />;
  switch (load.kind) {
    case 'loading':
      return <CoverageSkeleton />;
    case 'failed':
      return <CoverageFailed isTrying={isTrying} onRetry={retry} nextPath={nextPath} />;
    case 'no-vehicle':
      return <CoverageStop reason="noVehicle" />;
    case 'loaded':
      if (!load.offer.isAvailable) return <CoverageStop reason="gone" />;
      return <CoverageView offer={load.offer} isTrying={isTrying} retry={retry} />;
  }
}

/** The same blocks as the first paint's (`purchase` of the edge), which they replace. */
function CoverageSkeleton() {
  const { t } = useTranslation('creditApp');
  return (
    <Card role="status" aria-label={t('coverage.loading')} tone="flat" display="grid" gap="3.5">
      <Skeleton height="18px" width="40%" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </Card>
  );
}
