import { useEffect, type ReactNode } from 'react';
import { HoldLoader } from '@forecourt/shared-design/purchase';
import { Navigate, useDataLayer, useQueryClient } from '@forecourt/shared-contracts/react';
import { orderCreation } from '../../domain/order-card.ts';
import {
  trackerFailure,
  TrackerProvider,
  trackerQueryKey,
  TrackerRetry,
  useOrderSync,
  useTrackerData,
  useTrackerValue,
  type TrackerContextValue,
} from '../tracker/index.ts';
import { ServerIssue } from './server-issue.tsx';

interface OrderFrameProps {
  readonly orderNumber: string;
  /** Shown when the session ends meanwhile. */
  readonly signedOut: ReactNode;
  /** The page, or a redirect. */
  readonly children: (tracker: TrackerContextValue) => ReactNode;
}

/** Polling interval for an order that is still being created. */
const creationPollMs = 3000;

/** Refetches an order repeatedly while the dealer's system is still creating it, one request at a time. */
function useCreationPoll(orderNumber: string, isCreating: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isCreating) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      await queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
      timer = setTimeout(() => void ask(), creationPollMs);
    };
    timer = setTimeout(() => void ask(), creationPollMs);
    return () => clearTimeout(timer);
  }, [queryClient, orderNumber, isCreating]);
}

/**
 * Loads an order for its pages outside the tracker, behind the redirect loader (BUY-65). An order that is still being created keeps the
 * loader, even after a reload; one that could not be created shows the server issue page (SITE-17).
 */
export function OrderFrame({ orderNumber, signedOut, children }: OrderFrameProps) {
  const load = useTrackerData(orderNumber);
  const tracker = useTrackerValue(orderNumber, load);
  const order = tracker?.data.order;
  useOrderSync(orderNumber, order?.deal.dealRefId);
  useDataLayer('mfe-checkout', { orderId: orderNumber });
  const creation = order && orderCreation(order);
  useCreationPoll(orderNumber, creation === 'running');
  if (load.kind === 'failed') return <FailedOrder load={load} signedOut={signedOut} />;
  if (!tracker || creation === 'running') return <HoldLoader />;
  if (creation === 'failed') return <ServerIssue orderNumber={orderNumber} />;
  return <TrackerProvider value={tracker}>{children(tracker)}</TrackerProvider>;
}

interface FailedOrderProps {
  readonly load: { readonly error: Error; readonly retry: () => void };
  readonly signedOut: ReactNode;
}

function FailedOrder({ load, signedOut }: FailedOrderProps) {
  switch (trackerFailure(load.error)) {
    case 'signed-out':
      return signedOut;
    case 'retry':
      return <TrackerRetry onRetry={load.retry} />;
    case 'catch-all':
      return <Navigate to="/checkout" replace />;
  }
}
