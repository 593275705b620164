import { lazy, Suspense, type ReactNode } from 'react';
import { chakra, Page, Skeleton } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useDataLayer } from '@forecourt/shared-contracts/react';
import { urgentSteps } from '../../../domain/urgent-steps.ts';
import { bannerKind } from '../domain/banner-kind.ts';
import { RedirectNotice } from './redirect-notice.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { OrderFooter } from './order-footer.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StepAnnouncer } from './step-announcer.tsx';
import { StepMenu } from './step-menu.tsx';
import { Columns, trackerPage, Wide } from './tracker-columns.ts';
import { TrackerSkeleton } from './tracker-skeleton.tsx';
import {
  NoSuchOrder,
  type OrderContextValue,
  orderFailure,
  OrderProvider,
  OrderRetry,
  useOrderLoad,
  useOrderSync,
  useOrderValue,
  useStepTitle,
} from '../../order/index.ts';
import { StepFooter, StepNotices } from '../../step-screen/index.ts';
import { useBannerFlag } from '../model/use-banner-flag.ts';

/** Few tenants turn it on, so it has a chunk of its own. */
const MessageBanner = lazy(async () => ({ default: (await import('./message-banner.tsx')).MessageBanner }));

const Main = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', minWidth: '0' },
});

interface TrackerLayoutProps {
  readonly orderNumber: string;
  readonly currentId: StepId | undefined;
  /** The signed-out view, shown when the session ends meanwhile. */
  readonly signedOut: ReactNode;
  /** The screen of the step, or a redirect. */
  readonly children: (tracker: OrderContextValue) => ReactNode;
}

/** Layout of the order tracker: loads the order, shows its menu and vehicle, and the current step. */
export function TrackerLayout({ orderNumber, currentId, signedOut, children }: TrackerLayoutProps) {
  const load = useOrderLoad(orderNumber);
  const tracker = useOrderValue(orderNumber, load);
  const titleOf = useStepTitle(tracker);
  const bannerFlag = useBannerFlag();
  useOrderSync(orderNumber, tracker?.data.order.deal.dealRefId);
  useDataLayer('mfe-checkout', { orderId: orderNumber });
  if (load.kind === 'failed') {
    const failure = orderFailure(load.error);
    if (failure === 'signed-out') return signedOut;
    if (failure === 'catch-all') return <NoSuchOrder path="/progress" />;
    return <OrderRetry {...{ orderNumber }} error={load.error} missing={load.missing} onRetry={load.retry} />;
  }
  if (!tracker) return <TrackerSkeleton />;
  const banner = bannerKind(currentId, bannerFlag, tracker.data.order.orderStatus);
  if (!currentId) {
    // A path without a step leads to one: the menu without its banner would be painted for a moment and move.
    return (
      <OrderProvider value={tracker}>
        <TrackerSkeleton />
        {children(tracker)}
      </OrderProvider>
    );
  }
  const notices = (
    <>
      <OrderNotice currentId={currentId} />
      <MissingNotice currentId={currentId} />
      <RedirectNotice currentId={currentId} titleOf={titleOf} />
    </>
  );
  return (
    <OrderProvider value={tracker}>
      <Page {...trackerPage}>
        <Columns>
          <div>
            {banner !== 'none' && (
              <Suspense fallback={<Skeleton height="86px" marginBottom="4" />}>
                <MessageBanner kind={banner} orderNumber={orderNumber} />
              </Suspense>
            )}
            <StepMenu {...{ currentId, titleOf }} />
          </div>
          <Wide className="fc-side">
            <OrderSummary order={tracker.data.order} />
          </Wide>
          <Main>
            <StepNotices value={notices}>
              <StepFooter value={<OrderFooter />}>{children(tracker)}</StepFooter>
            </StepNotices>
          </Main>
        </Columns>
        <StepAnnouncer steps={urgentSteps(tracker.steps, tracker.data.documents)} titleOf={titleOf} />
      </Page>
    </OrderProvider>
  );
}
