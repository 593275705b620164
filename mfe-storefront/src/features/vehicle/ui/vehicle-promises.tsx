import { chakra } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { trustViews } from '../../trust/index.ts';

interface VehiclePromisesProps {
  readonly vehicle: VehicleDetail;
}

/** What a shopper of this vehicle can count on, and whom to call. */
export function PromiseList({ vehicle }: VehiclePromisesProps) {
  return <trustViews.View id="list" condition={vehicle.condition} hasTitle />;
}

/** As far from the buttons above it as other sections are from each other. */
const Root = chakra('div', { base: { marginTop: { base: '3', md: '5' } } });

/** The same below the way to buy the vehicle. */
export function VehiclePromises(props: VehiclePromisesProps) {
  return (
    <Root>
      <PromiseList {...props} />
    </Root>
  );
}
