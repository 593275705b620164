import { chakra, EmptyState, LinkButton, RetryPanel } from '@forecourt/shared-design';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { OrderGroupsList } from './order-groups-list.tsx';
import { OrdersHeading } from './orders-heading.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { ordersQuery } from '../data/orders.queries.ts';
import { useOrderGroups } from '../model/use-order-groups.ts';
import { useOrdersCount } from '../model/use-orders-count.ts';

const Body = chakra('div', { base: { marginTop: { base: '6', md: '8' } } });
const noOrders: readonly ListedOrder[] = [];

/** The orders of one account, by what they need next (ACCT-59). */
export function OrdersView({ sub }: { sub: string }) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(client, sub));
  useOrdersCount(data?.orders);
  const groups = useOrderGroups(data?.orders ?? noOrders);
  if (data === undefined && !isError) return <OrdersSkeleton />;
  return (
    <>
      <OrdersHeading />
      <Body>
        {data === undefined ? (
          <RetryPanel
            title={t('orders.failedTitle')}
            text={t('orders.failedText')}
            busy={isFetching}
            onRetry={() => void refetch()}
            phone={dealerPhone(contact)}
          />
        ) : groups.length === 0 ? (
          <EmptyState
            icon="car"
            title={t('orders.emptyTitle')}
            text={t('orders.emptyText')}
            actions={
              <LinkButton href="/search" icon="search">
                {t('orders.search')}
              </LinkButton>
            }
          />
        ) : (
          <OrderGroupsList {...{ groups, sub }} />
        )}
      </Body>
    </>
  );
}
