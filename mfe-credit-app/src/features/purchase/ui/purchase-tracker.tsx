import { useId, useState } from 'react';
import { Alert, Button, chakra, Icon, Skeleton } from '@forecourt/shared-design';
import { StepList } from '@forecourt/shared-design/forms';
import type { Purchase, PurchaseStepId } from '@forecourt/shared-contracts/purchase';
import { useApi, useQuery, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { purchaseQuery } from '../data/purchase.queries.ts';
import { usePurchaseSteps } from '../model/use-purchase-steps.ts';

// The brand's color is the page's own step; those that come later are gray until they are done.
const later = '& [data-status=ready]:not([aria-current])';
const laterStyles = {
  [`${later} > .fc-step-mark`]: { borderColor: 'lineStrong' },
  [`${later} .fc-step-status`]: { color: 'inkMuted', fontWeight: 'normal' },
};
const Desktop = chakra('div', {
  base: { display: { base: 'none', lg: 'block' }, position: 'sticky', top: '104px', ...laterStyles },
});
const Mobile = chakra('div', {
  base: {
    display: { base: 'block', lg: 'none' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    background: 'surfaceRaised',
    padding: '2',
    '& > button': { width: 'full', justifyContent: 'space-between' },
    '& .fc-count': { fontWeight: 'normal', color: 'inkMuted', whiteSpace: 'nowrap' },
    '& .fc-steps': { padding: '3' },
    ...laterStyles,
  },
});

/** The progress of the purchase, next to every screen of the flow; a menu behind a button on small screens. */
export function PurchaseTracker({ currentId }: { readonly currentId: PurchaseStepId }) {
  const { t } = useTranslation('creditApp');
  const session = useSession();
  const query = useQuery({ ...purchaseQuery(useApi(), session), enabled: session.status !== 'unknown' });
  if (query.data) return <TrackerSteps purchase={query.data} currentId={currentId} />;
  if (!query.isError) return <Skeleton height={{ base: '62px', lg: '420px' }} />;
  return (
    <Alert
      severity="warning"
      actions={
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('steps.retry')}
        </Button>
      }
    >
      {t('steps.failed')}
    </Alert>
  );
}

interface TrackerStepsProps {
  readonly purchase: Purchase;
  readonly currentId: PurchaseStepId;
}

function TrackerSteps({ purchase, currentId }: TrackerStepsProps) {
  const { t } = useTranslation('creditApp');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const steps = usePurchaseSteps(purchase, currentId);
  const current = steps.find(({ isCurrent }) => isCurrent) ?? steps[0];
  const label = t('steps.label');
  return (
    <nav aria-label={label}>
      <Desktop>
        <StepList label={label} steps={steps} />
      </Desktop>
      <Mobile>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {current?.title ?? label}
            {': '}
            <span className="fc-count">{current?.statusText}</span>
          </span>
          <Icon name="chevronDown" sizePx={18} />
        </Button>
        <div id={panelId} className="fc-steps" hidden={!isOpen}>
          {isOpen && <StepList label={label} steps={steps} />}
        </div>
      </Mobile>
    </nav>
  );
}
