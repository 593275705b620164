import { MembersOnly } from '../page-frame/index.ts';
import { useOrderGroups } from './model/use-order-groups.ts';
import { useDocuments, useOrders } from './model/use-orders.ts';
import { useOrdersCount } from './model/use-orders-count.ts';
import { documentOrders, needsDocumentsNext } from './domain/needed-documents.ts';
import { DocumentsList } from './ui/documents-list.tsx';
import { OrderDocuments } from './ui/order-documents.tsx';

const noOrders = [] as const;
const waiting = <DocumentsList state={{ kind: 'loading' }} />;

/** The documents of the signed-in account (ACCT-47), by order: those that need something first, as in the list of orders. */
export function DocumentsPage() {
  return (
    <MembersOnly page="documents" waiting={waiting}>
      {({ sub }) => <DocumentsView sub={sub} />}
    </MembersOnly>
  );
}

function DocumentsView({ sub }: { sub: string }) {
  // For the vehicle names and what comes first: without them the list shows the order numbers, the newest first.
  const orders = useOrders(sub);
  useOrdersCount(orders.data?.orders);
  const rows = useOrderGroups(orders.data?.orders ?? noOrders).flatMap((group) => group.rows);
  const isWaiting = rows.some(({ action }) => action.group === 'waiting');
  const { data, isError, isFetching, refetch } = useDocuments(sub, isWaiting);
  if ((data === undefined && !isError) || orders.isPending) return waiting;
  if (data === undefined) {
    const onRetry = () => void refetch();
    return <DocumentsList state={{ kind: 'failed', busy: isFetching, onRetry }} />;
  }
  const asked = documentOrders(data.orders, rows);
  // A page has one main action.
  const next = asked.find((documents) => needsDocumentsNext(documents, rows));
  const cards = asked.map((documents) => (
    <OrderDocuments
      key={documents.orderNumber}
      documents={documents}
      isOpen={asked.length === 1 || needsDocumentsNext(documents, rows)}
      row={rows.find(({ order }) => order.orderNumber === documents.orderNumber)}
      isNext={documents === next}
    />
  ));
  return <DocumentsList state={{ kind: 'ready', rows: cards }} />;
}
