import { chakra } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import type { PaymentControls } from '../../payment/index.ts';
import { trustViews } from '../../trust/index.ts';
import { handOverQuery } from '../data/hand-over.queries.ts';

interface PromiseListProps {
  readonly vehicle: VehicleDetail;
}

/** What a shopper of a vehicle that cannot be bought now could count on, but for its delivery, and whom to call. */
export function PromiseList({ vehicle }: PromiseListProps) {
  return <trustViews.View id="list" condition={vehicle.condition} hasTitle without="delivery" />;
}

/** As far from the buttons above it as other sections are from each other. A last promise alone in its row has all of it. */
const Root = chakra('div', {
  base: {
    marginTop: { base: '3', md: '5' },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

interface VehiclePromisesProps extends PromiseListProps {
  readonly controls: PaymentControls;
}

/** The same below the way to buy the vehicle: where the dealer does not deliver to the shopper's ZIP, the pickup instead (SITE-108). */
export function VehiclePromises({ vehicle, controls }: VehiclePromisesProps) {
  const { t } = useTranslation('storefront');
  const { data } = useQuery(handOverQuery(useApi(), vehicle.vin, controls.place?.zip ?? ''));
  const isDelivered = !data || data.delivery.kind === 'fee' || data.delivery.kind === 'on-request';
  const pickup = isDelivered ? null : data.pickup;
  return (
    <Root>
      <trustViews.View
        id="list"
        condition={vehicle.condition}
        hasTitle
        without={isDelivered ? undefined : 'delivery'}
        extra={
          pickup
            ? [
                {
                  id: 'pickup',
                  icon: 'home',
                  title: t('handOver.pickup', { city: pickup.city, state: pickup.state }),
                  text: t('handOver.pickupPromise'),
                },
              ]
            : []
        }
      />
    </Root>
  );
}
