import { chakra, EmptyState, LinkButton, RetryPanel } from '@forecourt/shared-design';
import { orderStage, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { phoneActions } from '../../page-frame/index.ts';
import { DealList } from './deal-list.tsx';
import { OrderGroupsList } from './order-groups-list.tsx';
import { OrdersHeading, type OrdersPageId } from './orders-heading.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useOrderGroups } from '../model/use-order-groups.ts';
import { useOrders } from '../model/use-orders.ts';
import { useOrdersCount } from '../model/use-orders-count.ts';

const Body = chakra('div', { base: { ...phoneActions, marginTop: { base: '6', md: '8' } } });
const noOrders: readonly ListedOrder[] = [];
const isCanceled = ({ orderStatus }: ListedOrder) => orderStage(orderStatus) === 'canceled';

interface OrdersViewProps {
  readonly page: OrdersPageId;
  /** The account that the orders belong to. */
  readonly sub: string;
}

/** The orders of one account, by what they need next (ACCT-59), or as a list of their deals (ACCT-50). */
export function OrdersView({ page, sub }: OrdersViewProps) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const { data, isError, isFetching, refetch } = useOrders(sub);
  useOrdersCount(data?.orders);
  const groups = useOrderGroups(data?.orders ?? noOrders);
  if (data === undefined && !isError) return <OrdersSkeleton page={page} />;
  return (
    <>
      <OrdersHeading page={page} />
      <Body>
        {data === undefined ? (
          <RetryPanel
            title={t(`${page}.failedTitle`)}
            text={t(`${page}.failedText`)}
            busy={isFetching}
            onRetry={() => void refetch()}
            phone={dealerPhone(contact)}
          />
        ) : groups.length === 0 ? (
          <EmptyState
            icon="car"
            title={t(data.orders.some(isCanceled) ? 'orders.noneLeft' : `${page}.emptyTitle`)}
            text={t(`${page}.emptyText`)}
            actions={
              <LinkButton href="/search" icon="search">
                {t(`${page}.search`)}
              </LinkButton>
            }
          />
        ) : page === 'deals' ? (
          <DealList orders={data.orders} />
        ) : (
          <OrderGroupsList {...{ groups, sub }} />
        )}
      </Body>
    </>
  );
}
