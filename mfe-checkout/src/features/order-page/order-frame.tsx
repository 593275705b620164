import type { ReactNode } from 'react';
import { VisuallyHidden } from '@forecourt/shared-design';
import { HoldLoader } from '@forecourt/shared-design/purchase';
import { useDataLayer, usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { orderCreation } from '../../domain/order-card.ts';
import {
  NoSuchOrder,
  orderFailure,
  OrderProvider,
  orderQuery,
  OrderRetry,
  useOrderLoad,
  useOrderSync,
  useOrderValue,
  useRefreshOrder,
  type OrderContextValue,
  type OrderLoad,
} from '../order/index.ts';
import { useWhenOver } from '../poll/index.ts';
import { OrderPlaceholder } from './order-placeholder.tsx';
import { ServerIssue } from './server-issue.tsx';

interface OrderFrameProps {
  readonly orderNumber: string;
  /** Shown when the session ends meanwhile. */
  readonly signedOut: ReactNode;
  /** The page, or a redirect. */
  readonly children: (tracker: OrderContextValue) => ReactNode;
}

/** Polling interval for an order that is still being created. */
const creationPollMs = 3000;

/** Polls an order while the dealer's system is still creating it; once it is created, everything else of the order is refetched. */
function useCreationPoll(orderNumber: string): void {
  const { client } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const { data: order } = useQuery({
    ...orderQuery(client, orderNumber),
    refetchOnMount: false,
    refetchInterval: ({ state }) =>
      state.data && orderCreation(state.data.data) === 'running' ? creationPollMs : false,
  });
  useWhenOver(order && orderCreation(order) !== 'running', () => void refreshOrder());
}

/**
 * Loads an order for its pages outside the tracker. An order that is still being created has the redirect loader (BUY-65), even after a
 * reload; one that could not be created shows the server issue page (SITE-17).
 */
export function OrderFrame({ orderNumber, signedOut, children }: OrderFrameProps) {
  const load = useOrderLoad(orderNumber);
  const tracker = useOrderValue(orderNumber, load);
  const order = tracker?.data.order;
  useOrderSync(orderNumber, order?.deal.dealRefId);
  useDataLayer('mfe-checkout', { orderId: orderNumber });
  const creation = order && orderCreation(order);
  useCreationPoll(orderNumber);
  if (load.kind === 'failed') return <FailedOrder {...{ orderNumber, load, signedOut }} />;
  if (!tracker) return <Waiting orderNumber={orderNumber} />;
  if (creation === 'running') return <Preparing orderNumber={orderNumber} />;
  if (creation === 'failed') return <ServerIssue orderNumber={orderNumber} />;
  return <OrderProvider value={tracker}>{children(tracker)}</OrderProvider>;
}

function OrderHeading({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  return <VisuallyHidden as="h1">{t('order.number', { number: orderNumber })}</VisuallyHidden>;
}

function Waiting({ orderNumber }: { orderNumber: string }) {
  return (
    <OrderPlaceholder>
      <OrderHeading orderNumber={orderNumber} />
    </OrderPlaceholder>
  );
}

function Preparing({ orderNumber }: { orderNumber: string }) {
  return (
    <>
      <OrderHeading orderNumber={orderNumber} />
      <HoldLoader />
    </>
  );
}

interface FailedOrderProps {
  readonly orderNumber: string;
  readonly load: Extract<OrderLoad, { kind: 'failed' }>;
  readonly signedOut: ReactNode;
}

function FailedOrder({ orderNumber, load, signedOut }: FailedOrderProps) {
  switch (orderFailure(load.error)) {
    case 'signed-out':
      return signedOut;
    case 'retry':
      return (
        <OrderRetry {...{ orderNumber }} error={load.error} missing={load.missing} onRetry={load.retry} />
      );
    case 'catch-all':
      return <NoSuchOrder path="/checkout" />;
  }
}
