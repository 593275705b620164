import { lazy, Suspense, type ReactNode } from 'react';
import { chakra, Page, Skeleton } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { Navigate, useDataLayer, useTranslation } from '@forecourt/shared-contracts/react';
import { bannerKind } from '../domain/banner-kind.ts';
import { RedirectNotice } from './redirect-notice.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { OrderFooter } from './order-footer.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StepAnnouncer } from './step-announcer.tsx';
import { StepMenu } from './step-menu.tsx';
import {
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

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: '8',
    rowGap: { base: '3', md: '6' },
    alignItems: 'start',
    '& > :not(* + *)': { gridRow: { md: '1 / 3' } },
    // The vehicle is beside the step, whose form is then as wide as one is read well.
    '@media (min-width: 1280px)': {
      gridTemplateColumns: '260px minmax(0, 1fr) 300px',
      '& > *': { gridRow: '1' },
      '& > .fc-side': { gridColumn: '3' },
    },
  },
});
/** What a small screen shows in the bar of the menu instead. */
const Wide = chakra('div', { base: { display: { base: 'none', md: 'block' } } });
const Main = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', minWidth: '0' },
});

const paddingBlock = { base: '3', md: '10' };

function TrackerSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <Page {...{ paddingBlock }} role="status" aria-label={t('tracker.loading')}>
      <Columns>
        <Skeleton height={{ base: '58px', md: '420px' }} />
        <Wide className="fc-side">
          <Skeleton height="196px" />
        </Wide>
        <Skeleton height="470px" />
      </Columns>
    </Page>
  );
}

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
    if (failure === 'catch-all') return <Navigate to="/progress" replace />;
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
      <Page {...{ paddingBlock }}>
        <Columns>
          <div>
            {banner !== 'none' && (
              <Suspense fallback={<Skeleton height="86px" marginBottom="4" />}>
                <MessageBanner kind={banner} orderNumber={orderNumber} />
              </Suspense>
            )}
            <StepMenu {...{ currentId, titleOf }} order={tracker.data.order} steps={tracker.steps} />
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
        <StepAnnouncer steps={tracker.steps} titleOf={titleOf} />
      </Page>
    </OrderProvider>
  );
}
