import { IconButton } from '../action/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { VehicleMedia } from './vehicle-media.tsx';

export interface VehicleCardMediaProps extends Pick<
  VehicleCardProps,
  'vehicle' | 'favourite' | 'onClose' | 'closeLabel' | 'eager' | 'imageFit'
> {
  name: string;
}

function VehicleChips({ vehicle, isGone }: { vehicle: VehicleCardProps['vehicle']; isGone: boolean }) {
  const text = useDesignText();
  if (isGone) {
    return (
      <span className="fc-badges">
        <Badge tone="solid">{text('vehicle.sold')}</Badge>
      </span>
    );
  }
  const isCertified = vehicle.condition === 'CPO';
  return (
    <span className="fc-badges">
      <Badge tone={isCertified ? 'brand' : 'raised'} icon={isCertified ? 'shield' : undefined}>
        {text(`vehicle.condition.${vehicle.condition}`)}
      </Badge>
      {vehicle.availability === 'PendingSale' && (
        <Badge tone="warning" icon="clock">
          {text('vehicle.salePending')}
        </Badge>
      )}
    </span>
  );
}

/** Picture of a card with its chips and round buttons; a sold vehicle has neither (storefront.md section 4). */
export function VehicleCardMedia(props: VehicleCardMediaProps) {
  const { vehicle, favourite, onClose, closeLabel, eager, imageFit, name } = props;
  const text = useDesignText();
  const isGone = vehicle.availability === 'Sold' || vehicle.availability === 'Deleted';
  return (
    <div className="fc-media">
      <VehicleMedia image={vehicle.image} eager={eager ?? false} fit={imageFit ?? 'cover'} />
      <VehicleChips vehicle={vehicle} isGone={isGone} />
      <span className="fc-actions">
        {favourite && !isGone && (
          <IconButton
            icon="heart"
            variant="floating"
            label={text('vehicle.save', { name })}
            pressed={favourite.isSaved}
            onClick={favourite.onToggle}
          />
        )}
        {onClose && (
          <IconButton
            icon="close"
            variant="floating"
            label={closeLabel ?? text('vehicle.removeFromCompare', { name })}
            onClick={onClose}
          />
        )}
      </span>
    </div>
  );
}
