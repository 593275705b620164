import { MembersOnly } from '../page-frame/index.ts';
import { OrdersSkeleton } from './ui/orders-skeleton.tsx';
import { OrdersView } from './ui/orders-view.tsx';

/** The deals of the signed-in account (ACCT-50): a short list with their IDs. */
export function DealsPage() {
  return (
    <MembersOnly page="deals" waiting={<OrdersSkeleton page="deals" />}>
      {({ sub }) => <OrdersView page="deals" sub={sub} />}
    </MembersOnly>
  );
}
