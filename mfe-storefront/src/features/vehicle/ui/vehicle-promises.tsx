import { chakra } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import type { HandOverEstimate } from '@forecourt/shared-contracts/fulfillment';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import type { ExtraPoint } from '@forecourt/shared-design/trust';
import type { PaymentControls } from '../../payment/index.ts';
import { trustViews } from '../../trust/index.ts';
import { handOverQuery } from '../data/hand-over.queries.ts';
import { pickupsOf } from './hand-over-rows.tsx';

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

type OwnPoint = readonly [id: string, icon: ExtraPoint['icon'], title: string, feeCents: number | null];

/**
 * Returns what this shopper is promised in place of the included delivery: a delivery with its fee, or else the pickup where the vehicle
 * is (SITE-108). Undefined while the delivery is included.
 */
function useOwnPoints(estimate: HandOverEstimate | undefined): ExtraPoint[] | undefined {
  const { t } = useTranslation('storefront');
  const ownPoint = ({ zip, delivery, ...pickups }: HandOverEstimate): OwnPoint | undefined => {
    if (delivery.kind === 'fee' || delivery.kind === 'on-request') {
      const feeCents = delivery.kind === 'fee' ? delivery.feeCents : null;
      return ['toZip', 'truck', t('handOver.delivery', { zip }), feeCents];
    }
    const [pickup] = pickupsOf(pickups);
    return pickup && ['pickup', 'home', t('handOver.pickup', { ...pickup }), pickup.feeCents];
  };
  if (!estimate || (estimate.delivery.kind === 'fee' && estimate.delivery.feeCents === 0)) return undefined;
  const own = ownPoint(estimate);
  if (!own) return [];
  const [id, icon, title, feeCents] = own;
  const fee = feeCents === 0 ? t('handOver.free') : formatCurrency(feeCents ?? 0);
  const text = t('handOver.pickupPromise');
  return [{ id, icon, title, text: feeCents === null ? text : `${fee}. ${text}` }];
}

/** The same below the way to buy the vehicle, for the shopper's ZIP. */
export function VehiclePromises({ vehicle, controls }: VehiclePromisesProps) {
  const { data } = useQuery(handOverQuery(useApi(), vehicle.vin, controls.place?.zip ?? ''));
  const own = useOwnPoints(data);
  return (
    <Root>
      <trustViews.View
        id="list"
        condition={vehicle.condition}
        hasTitle
        without={own && 'delivery'}
        extra={own ?? []}
      />
    </Root>
  );
}
