import { Suspense } from 'react';
import { Skeleton } from '@forecourt/shared-design';
import type { TrustListProps } from '@forecourt/shared-design/trust';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { createViewLoader } from '@forecourt/shared-contracts/react';

const views = createViewLoader<'list', TrustListProps>({
  list: async () =>
    (await import(/* webpackChunkName: "trust" */ '@forecourt/shared-design/trust')).loadTrustList(),
});

/** What comes with the vehicle of the cart, delivery where there is one, and whom to call about it (SHOP-91). It loads after the cart. */
export function CartTrust({ cart }: { readonly cart: Cart }) {
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <views.View
        id="list"
        condition={cart.vehicle.condition}
        hasTitle
        without={cart.hasDelivery === false ? 'delivery' : undefined}
      />
    </Suspense>
  );
}
