import { chakra, EmptyState, LinkButton, RetryPanel } from '@forecourt/shared-design';
import { listedOrders } from '@forecourt/shared-contracts/commerce';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { OrderCard } from './order-card.tsx';
import { OrdersHeading } from './orders-heading.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { ordersQuery } from '../data/orders.queries.ts';
import { useOrdersCount } from '../model/use-orders-count.ts';

const Body = chakra('div', { base: { marginTop: { base: '6', md: '8' } } });
const List = chakra('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '5' },
});

/** The orders of one account, by creation date ascending (ACCT-49). */
export function OrdersView({ sub }: { sub: string }) {
  const { t } = useTranslation('account');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(client, sub));
  useOrdersCount(data?.orders);
  if (data === undefined && !isError) return <OrdersSkeleton />;
  const orders = listedOrders(data?.orders ?? []);
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
        ) : orders.length === 0 ? (
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
          <List>
            {orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderCard order={order} sub={sub} />
              </li>
            ))}
          </List>
        )}
      </Body>
    </>
  );
}
