import { useEffect, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';

export interface CompareSwitchProps {
  compare: NonNullable<VehicleCardProps['compare']>;
  name: string;
}

interface ReasonProps {
  reason: string | undefined;
  /** The switch, described by the element with this id. */
  children: (reasonId: string | undefined, showReason: () => void) => ReactNode;
}

/** Shows why a switch is disabled while it is hovered or focused, and once it is pressed; Escape hides it (WCAG 1.4.13). */
function WithReason({ reason, children }: ReasonProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown]);
  const show = () => setShown(true);
  if (reason === undefined) return children(undefined, show);
  const hide = () => setShown(false);
  return (
    <span className="fc-why" onMouseEnter={show} onMouseLeave={hide} onFocus={show} onBlur={hide}>
      {children(id, show)}
      <span id={id} className="fc-reason" role="status" hidden={!isShown}>
        {reason}
      </span>
    </span>
  );
}

/** Compare switch of the bar. When the comparison is full it stays focusable and says why it is disabled (SHOP-65). */
export function CompareSwitch({ compare, name }: CompareSwitchProps) {
  const text = useDesignText();
  const { isCompared, disabledReason, onToggle } = compare;
  return (
    <WithReason reason={disabledReason}>
      {(reasonId, showReason) => (
        <button
          type="button"
          className="fc-compare"
          aria-pressed={isCompared}
          aria-label={text('vehicle.compare', { name })}
          aria-disabled={reasonId !== undefined || undefined}
          aria-describedby={reasonId}
          onClick={reasonId === undefined ? onToggle : showReason}
        >
          <Icon name={isCompared ? 'check' : 'compare'} sizePx={18} />
          {text('vehicle.compareShort')}
        </button>
      )}
    </WithReason>
  );
}

/** The same as a round button on the picture (SHOP-66). */
export function InlineCompareSwitch({ compare, name }: CompareSwitchProps) {
  const text = useDesignText();
  const { isCompared, disabledReason, onToggle } = compare;
  return (
    <WithReason reason={disabledReason}>
      {(reasonId, showReason) => (
        <IconButton
          icon={isCompared ? 'check' : 'compare'}
          variant="floating"
          className="fc-inline-compare"
          label={text('vehicle.compare', { name })}
          pressed={isCompared}
          aria-disabled={reasonId !== undefined || undefined}
          aria-describedby={reasonId}
          onClick={reasonId === undefined ? onToggle : showReason}
        />
      )}
    </WithReason>
  );
}
