import { Icon, VisuallyHidden } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { canHaveFeature, hasFact, type ComparisonRow, type FactId } from './comparison-facts.ts';
import { factText } from './fact-text.tsx';

/** The word for the best value of a fact, other than 'fewest'. */
const bestWords: Partial<Record<FactId, 'lowest' | 'longest' | 'fastest'>> = {
  mileage: 'lowest',
  rangeMiles: 'longest',
  chargeMinutes: 'fastest',
};

interface ComparisonCellProps {
  /** Null for a vehicle that is no longer in the inventory. */
  readonly vehicle: VehicleDetail | null;
  readonly row: ComparisonRow;
}

/** One vehicle's value in one row, with a word if it is the best; a text if it has none. */
export function ComparisonCell({ vehicle, row: { fact, feature, bestVins } }: ComparisonCellProps) {
  const { t } = useTranslation('storefront');
  const nothing = (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
    </>
  );
  if (!vehicle) return nothing;
  if (feature) {
    return vehicle.features.includes(feature) ? (
      <Icon name="check" title={t('compare.yes')} />
    ) : canHaveFeature(vehicle, feature) ? (
      t('compare.no')
    ) : (
      nothing
    );
  }
  if (!fact || !hasFact(vehicle, fact)) return nothing;
  return (
    <>
      {factText[fact](vehicle, t)}
      {bestVins.includes(vehicle.vin) && (
        <small data-best>{t(`compare.${bestWords[fact] ?? 'fewest'}`)}</small>
      )}
    </>
  );
}
