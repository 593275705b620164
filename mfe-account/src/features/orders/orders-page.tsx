import { MembersOnly } from '../members-only/index.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersView } from './orders-view.tsx';

/** The orders of the signed-in user. */
export function OrdersPage() {
  return (
    <MembersOnly page="orders" waiting={<OrdersSkeleton />}>
      {({ sub }) => <OrdersView sub={sub} />}
    </MembersOnly>
  );
}
