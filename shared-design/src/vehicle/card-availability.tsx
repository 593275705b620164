import { AppLink } from '../action/app-link.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';

/** Why a vehicle cannot be bought now, with a link to similar ones: pending (SHOP-46) or sold (SHOP-47). */
export function CardAvailability({
  vehicle,
  similarHref,
}: Pick<VehicleCardProps, 'vehicle' | 'similarHref'>) {
  const text = useDesignText();
  const isPending = vehicle.availability === 'PendingSale';
  return (
    <div className="fc-message fc-above">
      {text(isPending ? 'vehicle.salePendingText' : 'vehicle.soldText')}{' '}
      {similarHref && (
        <AppLink href={similarHref} variant="strong">
          {text('vehicle.seeSimilar')}
        </AppLink>
      )}
    </div>
  );
}
