import { formatCount } from '@forecourt/shared-contracts/formats';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';

export interface VehicleCardFooterProps extends Pick<VehicleCardProps, 'vehicle' | 'compare'> {
  name: string;
}

/** Bar at the end of a card: how far away the car is, and the compare switch; nothing when there is neither. */
export function VehicleCardFooter({ vehicle, compare, name }: VehicleCardFooterProps) {
  const text = useDesignText();
  const { distanceMiles } = vehicle;
  if (compare === undefined && distanceMiles === undefined) return null;
  return (
    <div className="fc-footer">
      {distanceMiles !== undefined && (
        <span className="fc-shipping">
          <Icon name="pin" sizePx={16} />
          {text('vehicle.away', { miles: formatCount(Math.round(distanceMiles)) })}
        </span>
      )}
      {compare && (
        <button
          type="button"
          className="fc-compare"
          aria-pressed={compare.isCompared}
          aria-label={text('vehicle.compare', { name })}
          disabled={compare.isDisabled}
          onClick={compare.onToggle}
        >
          <Icon name={compare.isCompared ? 'check' : 'compare'} sizePx={18} />
          {text('vehicle.compareShort')}
        </button>
      )}
    </div>
  );
}
