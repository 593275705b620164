import { pricingCreditTier } from '@forecourt/shared-contracts/pricing';
import { chakra, RangeField } from '@forecourt/shared-design';
import { formatCount, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { RangeName } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { chosenBounds, sliderBounds, thumbValues } from '../domain/range-view.ts';
import { withRange } from '../../../domain/search-changes.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterProps } from './filter-props.ts';
import { rangeValueText } from './range-value-text.ts';

const Terms = chakra('p', { base: { margin: '0', marginTop: '2', textStyle: 'caption', color: 'inkMuted' } });

function PaymentTerms() {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  const tier = pricingCreditTier(payment).displayName;
  return (
    <Terms>
      {t('filters.paymentTerms', {
        down: formatRoundedCurrency(payment.defaultDownPaymentCents),
        months: payment.defaultTermMonths,
        tier,
        state: payment.homeState,
      })}
    </Terms>
  );
}

/** Of what the boxes hold; the same in every language. */
const units: Partial<Record<RangeName, string>> = { rangeMiles: 'mi', mileage: 'mi', chargeMinutes: 'min' };

interface RangeFilterProps extends FilterProps {
  readonly name: RangeName;
  readonly isOpen?: boolean | undefined;
}

/** Filter between two values; applies the new search when a thumb is released or an input is blurred, never while dragging. */
export function RangeFilter({ name, isOpen = false, search, result, onChange }: RangeFilterProps) {
  const { t } = useTranslation('storefront');
  const chosen = search.ranges[name];
  const slider = sliderBounds(name, result.ranges[name], chosen);
  if (slider.min >= slider.max) return null;
  const isChosen = chosen.min !== undefined || chosen.max !== undefined;
  const label = t(`inventory.filter.${name}`);
  const unit = units[name];
  const isMoney = name === 'price' || name === 'payment';
  return (
    <FilterGroup title={unit ? `${label} (${unit})` : label} chosenCount={isChosen ? 1 : 0} isOpen={isOpen}>
      <RangeField
        label={label}
        bounds={slider}
        value={thumbValues(chosen, slider)}
        onCommit={(range) => onChange((now) => withRange(now, name, chosenBounds(range, slider)))}
        formatValue={(value) => rangeValueText(t, name, value)}
        {...(name !== 'year' && { formatBox: formatCount })}
        {...(isMoney && { prefix: '$' })}
      />
      {name === 'payment' && <PaymentTerms />}
    </FilterGroup>
  );
}
