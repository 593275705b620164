import { Suspense } from 'react';
import { Skeleton } from '@forecourt/shared-design';
import type { TrustListProps } from '@forecourt/shared-design/trust';
import type { VehicleCondition } from '@forecourt/shared-contracts/inventory';
import { createViewLoader } from '@forecourt/shared-contracts/react';

const views = createViewLoader<'list', TrustListProps>({
  list: async () =>
    (await import(/* webpackChunkName: "trust" */ '@forecourt/shared-design/trust')).loadTrustList(),
});

/** What comes with the vehicle of the cart, and whom to call about it (SHOP-91). It loads after the cart. */
export function CartTrust({ condition }: { readonly condition: VehicleCondition }) {
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <views.View id="list" condition={condition} hasTitle />
    </Suspense>
  );
}
