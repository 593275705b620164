import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { trustViews } from '../../trust/index.ts';

/** What a shopper of this vehicle can count on, and whom to call at its store. */
export function VehiclePromises({ vehicle }: { readonly vehicle: VehicleDetail }) {
  const { condition, dealer } = vehicle;
  return <trustViews.View id="list" condition={condition} phone={dealer.phone} hasTitle />;
}
