import { MembersOnly } from '../page-frame/index.ts';
import { OrdersSkeleton } from './ui/orders-skeleton.tsx';
import { OrdersView } from './ui/orders-view.tsx';

/** The orders of the signed-in user. */
export function OrdersPage() {
  return (
    <MembersOnly page="orders" waiting={<OrdersSkeleton page="orders" />}>
      {({ sub }) => <OrdersView page="orders" sub={sub} />}
    </MembersOnly>
  );
}
