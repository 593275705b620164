import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { AccountList, MembersOnly } from '../page-frame/index.ts';
import { ordersQuery } from './data/orders.queries.ts';
import { useOrderGroups } from './model/use-order-groups.ts';
import { useOrdersCount } from './model/use-orders-count.ts';
import { DealCard } from './ui/deal-card.tsx';

const list = { page: 'deals', rowHeight: '300px' } as const;
const noOrders: readonly ListedOrder[] = [];
const waiting = <AccountList {...list} state={{ kind: 'loading' }} />;

/** The deals of the signed-in account (ACCT-50): the orders of the order list in its order, as deals. */
export function DealsPage() {
  return (
    <MembersOnly page="deals" waiting={waiting}>
      {({ sub }) => <DealsView sub={sub} />}
    </MembersOnly>
  );
}

function DealsView({ sub }: { sub: string }) {
  const { client } = usePlatform();
  const { data, isError, isFetching, refetch } = useQuery(ordersQuery(client, sub));
  useOrdersCount(data?.orders);
  const groups = useOrderGroups(data?.orders ?? noOrders);
  if (data === undefined && !isError) return waiting;
  if (data === undefined) {
    const onRetry = () => void refetch();
    return <AccountList {...list} state={{ kind: 'failed', busy: isFetching, onRetry }} />;
  }
  const rows = groups
    .flatMap((group) => group.rows)
    .map((row) => <DealCard key={row.order.orderNumber} {...row} />);
  return <AccountList {...list} state={{ kind: 'ready', rows }} />;
}
