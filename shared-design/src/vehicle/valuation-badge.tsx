import type { PriceIndicator } from '@forecourt/shared-contracts/inventory';
import { Badge } from '../feedback/badge.tsx';
import { useDesignText } from '../text/use-design-text.ts';

export interface ValuationBadgeProps {
  indicator: PriceIndicator;
}

/** How an asking price compares with the valuation of vehicles of similar age and mileage (SHOP-25). */
export function ValuationBadge({ indicator }: ValuationBadgeProps) {
  const text = useDesignText();
  return (
    <span className="fc-valuation">
      <Badge tone={indicator === 'fair' ? 'neutral' : 'success'} icon="tag">
        {text(`vehicle.valuation.${indicator}`)}
      </Badge>
    </span>
  );
}
