import type { PriceIndicator } from '@forecourt/shared-contracts/inventory';
import { Badge } from '../feedback/badge.tsx';
import { useDesignText } from '../text/use-design-text.ts';

export interface ValuationBadgeProps {
  indicator: PriceIndicator;
}

/** How an asking price stands beside the valuation of vehicles of its age and mileage (storefront.md section 3 'kbbPriceIndicator'). */
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
