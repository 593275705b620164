import { formatCount } from '@forecourt/shared-contracts/formats';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { CompareSwitch } from './compare-switch.tsx';
import type { VehicleCardProps } from './vehicle-card-props.ts';

export interface VehicleCardFooterProps extends Pick<VehicleCardProps, 'vehicle' | 'compare'> {
  name: string;
}

/**
 * Bar at the bottom of a card: the distance to the car, and the compare switch; renders nothing without both.
 */
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
      {compare && <CompareSwitch compare={compare} name={name} />}
    </div>
  );
}
