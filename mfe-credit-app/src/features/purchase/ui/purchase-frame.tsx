import { useSyncExternalStore, type ReactNode } from 'react';
import { chakra, Page, PageHeading, usePageTitle } from '@forecourt/shared-design';
import type { PurchaseStepId } from '@forecourt/shared-contracts/purchase';
import { PurchaseTracker } from './purchase-tracker.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' },
    gap: { base: '5', lg: '12' },
    alignItems: 'start',
    '& > .fc-steps-place': { height: 'full' },
    '& > .fc-screen:only-child': { gridColumn: '1 / -1' },
    '& > .fc-screen': { minWidth: '0' },
    '& .fc-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
    },
    // What takes focus is above the next step that sticks to the lower edge.
    '& :is(a, button, input, select):not(.fc-next *)': { scrollMarginBottom: { base: '128px', md: '0' } },
    '& .fc-step-body': { marginTop: { base: '5', md: '8' } },
    '& .fc-step-body > button': { marginTop: '5' },
    '& .fc-mark ~ .fc-actions': { width: 'full' },
    '& :is(.fc-step-body, .fc-actions) > :is(a, button)': { width: { base: 'full', sm: 'auto' } },
  },
});

/** Where the columns of a page are stacked. */
const isStacked = () => typeof matchMedia === 'function' && matchMedia('(width < 960px)').matches;

const onResize = (change: () => void) => {
  addEventListener('resize', change);
  return () => removeEventListener('resize', change);
};

interface PurchaseFrameProps {
  /** The step that this screen belongs to; undefined while there is nothing to buy, and therefore no steps. */
  readonly step: PurchaseStepId | undefined;
  /** The page's heading and title; for a form, the question. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
  /** Above the heading: how far the shopper is in a step with many pages. */
  readonly progress?: ReactNode;
  /** Identifies the page within its path, so that another one moves focus to its heading; the path by default. */
  readonly focusKey?: string | undefined;
  /** Next to the heading; on a small screen below everything else, as on the pages with a summary of the order. */
  readonly actions?: ReactNode;
  /** Whether the body only holds the place of content that is still loading. The content and its heading are new elements, because lead, actions and steps move them. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/** The layout of every purchase screen: the steps on the side, if there is something to buy, the heading and the body. */
export function PurchaseFrame(props: PurchaseFrameProps) {
  const { step, title, lead, eyebrow, progress, focusKey, actions, isLoading = false, children } = props;
  const isLast = useSyncExternalStore(onResize, isStacked, isStacked);
  usePageTitle(title);
  return (
    <Page>
      <Columns>
        {step && (
          <div className="fc-steps-place">
            <PurchaseTracker currentId={step} />
          </div>
        )}
        <div key={isLoading ? 'loading' : 'content'} className="fc-screen">
          {progress}
          <div className="fc-head">
            <PageHeading focusKey={focusKey} lead={lead} eyebrow={eyebrow}>
              {title}
            </PageHeading>
            {!isLast && actions}
          </div>
          <div className="fc-step-body">
            {children}
            {isLast && actions}
          </div>
        </div>
      </Columns>
    </Page>
  );
}
