import { useId, useState } from 'react';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';

export interface VehicleCardFooterProps extends Pick<VehicleCardProps, 'vehicle' | 'compare'> {
  name: string;
}

interface CompareSwitchProps {
  compare: NonNullable<VehicleCardProps['compare']>;
  name: string;
}

function CompareSwitch({ compare, name }: CompareSwitchProps) {
  const text = useDesignText();
  const reasonId = useId();
  const [isAsked, setAsked] = useState(false);
  const { isCompared, disabledReason: reason, onToggle } = compare;
  const isFull = reason !== undefined;
  return (
    <>
      <button
        type="button"
        className="fc-compare"
        aria-pressed={isCompared}
        aria-label={text('vehicle.compare', { name })}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={isFull ? () => setAsked(true) : onToggle}
      >
        <Icon name={isCompared ? 'check' : 'compare'} sizePx={18} />
        {text('vehicle.compareShort')}
      </button>
      {isFull && (
        <span id={reasonId} className="fc-reason" role="status" hidden={!isAsked}>
          {reason}
        </span>
      )}
    </>
  );
}

/**
 * Bar at the bottom of a card: the distance to the car, and the compare switch; renders nothing without both. A switch that is full stays
 * focusable: its reason is announced, and shown when it is pressed.
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
