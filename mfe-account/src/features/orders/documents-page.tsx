import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { AccountList, MembersOnly } from '../page-frame/index.ts';
import { ordersQuery } from './data/orders.queries.ts';
import { useOrdersCount } from './model/use-orders-count.ts';
import { documentsQuery } from './data/documents.queries.ts';
import { documentOrders } from './domain/needed-documents.ts';
import { OrderDocuments } from './ui/order-documents.tsx';

const list = { page: 'documents', rowHeight: '196px' } as const;
const waiting = <AccountList {...list} state={{ kind: 'loading' }} />;

/** The documents of the signed-in account (ACCT-47), by order, the newest order first. */
export function DocumentsPage() {
  return (
    <MembersOnly page="documents" waiting={waiting}>
      {({ sub }) => <DocumentsView sub={sub} />}
    </MembersOnly>
  );
}

function DocumentsView({ sub }: { sub: string }) {
  const { client } = usePlatform();
  const { data, isError, isFetching, refetch } = useQuery(documentsQuery(client, sub));
  // Only for the vehicle names: without them the list shows the order numbers.
  const orders = useQuery(ordersQuery(client, sub));
  useOrdersCount(orders.data?.orders);
  if ((data === undefined && !isError) || orders.isPending) return waiting;
  if (data === undefined) {
    const onRetry = () => void refetch();
    return <AccountList {...list} state={{ kind: 'failed', busy: isFetching, onRetry }} />;
  }
  const rows = documentOrders(data.orders).map((documents, _, { length }) => (
    <OrderDocuments
      key={documents.orderNumber}
      documents={documents}
      isOnly={length === 1}
      order={orders.data?.orders.find(({ orderNumber }) => orderNumber === documents.orderNumber)}
    />
  ));
  return <AccountList {...list} state={{ kind: 'ready', rows }} />;
}
