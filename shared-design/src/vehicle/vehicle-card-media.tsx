import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { InlineCompareSwitch } from './compare-switch.tsx';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { VehicleMedia } from './vehicle-media.tsx';

export interface VehicleCardMediaProps extends Pick<
  VehicleCardProps,
  'vehicle' | 'favorite' | 'compare' | 'hasInlineCompare' | 'onClose' | 'closeLabel' | 'eager' | 'imageFit'
> {
  name: string;
  /** Below the picture, within its ratio: why the vehicle cannot be bought now. */
  notice?: ReactNode;
}

function VehicleChips({ vehicle, notice }: Pick<VehicleCardMediaProps, 'vehicle' | 'notice'>) {
  const text = useDesignText();
  const isCertified = vehicle.condition === 'CPO';
  return (
    <span className="fc-badges">
      <Badge tone={isCertified ? 'solid' : 'raised'} icon={isCertified ? 'shield' : undefined}>
        {text(`vehicle.condition.${vehicle.condition}`)}
      </Badge>
      {vehicle.availability === 'PendingSale' && !notice && (
        <Badge tone="warning" icon="clock">
          {text('vehicle.salePending')}
        </Badge>
      )}
    </span>
  );
}

function MediaActions({ isGone, ...props }: VehicleCardMediaProps & { isGone: boolean }) {
  const { favorite, compare, hasInlineCompare, onClose, closeLabel, name } = props;
  const text = useDesignText();
  return (
    <span className="fc-actions">
      {favorite && !isGone && (
        <IconButton
          icon="heart"
          variant="floating"
          label={text('vehicle.save', { name })}
          pressed={favorite.isSaved}
          onClick={favorite.onToggle}
        />
      )}
      {hasInlineCompare && compare && !isGone && <InlineCompareSwitch compare={compare} name={name} />}
      {onClose && (
        <IconButton
          icon="close"
          variant="floating"
          label={closeLabel ?? text('vehicle.removeFromCompare', { name })}
          onClick={onClose}
        />
      )}
    </span>
  );
}

/**
 * Picture of a card with its chips and round buttons; a sold vehicle has neither (SHOP-48). On hover, a bar over the picture says where the
 * card leads (SHOP-32).
 */
export function VehicleCardMedia(props: VehicleCardMediaProps) {
  const { vehicle, eager, imageFit, notice } = props;
  const text = useDesignText();
  const isGone = vehicle.availability === 'Sold' || vehicle.availability === 'Deleted';
  return (
    <div className="fc-media">
      <VehicleMedia image={vehicle.image} eager={eager ?? false} fit={imageFit ?? 'cover'} />
      {!isGone && <VehicleChips {...{ vehicle, notice }} />}
      <span className="fc-hover-bar" aria-hidden>
        {text('vehicle.details')}
        <Icon name="arrowRight" sizePx={16} />
      </span>
      {notice}
      <MediaActions {...props} isGone={isGone} />
    </div>
  );
}
