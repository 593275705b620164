import { chakra, Stack, VisuallyHidden } from '@forecourt/shared-design';
import { formatRoundedCurrency, formatMileage, vehicleName } from '@forecourt/shared-contracts/formats';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { paymentChange } from '../domain/payment-change.ts';
import type { Coverage } from '../model/use-coverage.ts';
import { useCoverageChoice, type CoverageChoice } from '../model/use-coverage-choice.ts';
import { useKeptFocus } from '../model/use-kept-focus.ts';
import { useLeaveCoverage } from '../model/use-leave-coverage.ts';
import { ComparePackages } from './compare-packages.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CoverageSummary } from './coverage-summary.tsx';
import { GuestNote } from './guest-note.tsx';
import { NoCoverage } from './no-coverage.tsx';
import { PackageCard } from './package-card.tsx';
import { PricingNotice } from './pricing-notice.tsx';
import { RefusedPackages } from './refused-packages.tsx';
import { CoverageSandboxNote } from './sandbox-note.tsx';

const Root = chakra('div', {
  base: {
    // A column in which the next step can stick to the lower edge of a small screen.
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: { md: 'minmax(0, 1fr)', xl: 'minmax(0, 1.5fr) minmax(300px, 1fr)' },
    gap: { base: '6', xl: '8' },
    alignItems: { md: 'start' },
    '& .fc-for': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      '& p': { margin: '0', color: 'inkMuted' },
    },
  },
});

interface CoverageViewProps extends Pick<Coverage, 'isTrying' | 'retry'> {
  readonly offer: ProtectionOffer;
}

/** The packages for the vehicle of the cart, and next to them the chosen coverage and its price. */
export function CoverageView({ offer, isTrying, retry }: CoverageViewProps) {
  const { t } = useTranslation('creditApp');
  const choice = useCoverageChoice(offer);
  useKeptFocus(offer, choice);
  const leaving = useLeaveCoverage(offer.vehicle.vin);
  const { mileage, isElectric = false } = offer.vehicle;
  const hasNone = offer.packages.length === 0;
  return (
    <Root>
      <Stack gap="5">
        <PricingNotice
          offer={offer}
          choice={choice}
          isTrying={isTrying}
          onRetry={retry}
          onContinue={leaving.leave}
        />
        <GuestNote />
        {hasNone && <NoCoverage onContinue={leaving.leave} isLeaving={leaving.isLeaving} />}
        {!hasNone && (
          <div className="fc-for">
            <p>
              {t('coverage.forVehicle', {
                name: vehicleName(offer.vehicle),
                mileage: formatMileage(mileage),
              })}
            </p>
            <ComparePackages packages={offer.packages} isElectric={isElectric} />
          </div>
        )}
        {offer.packages.map((offered) => (
          <PackageCard
            key={offered.type}
            offered={offered}
            offer={offer}
            choice={choice}
            isTrying={isTrying}
            retry={retry}
          />
        ))}
        <RefusedPackages refused={offer.refused} />
        <CoverageSandboxNote />
      </Stack>
      {!hasNone && <CoverageSummary offer={offer} isLeaving={leaving.isLeaving} onContinue={leaving.leave} />}
      <ConflictDialog choice={choice} />
      <ChoiceNews offer={offer} choice={choice} />
    </Root>
  );
}

/** Announces the result of a change to screen reader users. */
function ChoiceNews({ offer, choice }: { readonly offer: ProtectionOffer; readonly choice: CoverageChoice }) {
  const { t } = useTranslation('creditApp');
  const newsOf = ({ type, kind }: NonNullable<CoverageChoice['done']>) => {
    const name = t(`coverage.type.${type}.name`);
    if (kind === 'remove') return t('coverage.done.removed', { name });
    const change = paymentChange(offer);
    return change
      ? t('coverage.done.added', { name, amount: formatRoundedCurrency(change.addedCents) })
      : t('coverage.done.addedCash', { name, amount: formatRoundedCurrency(offer.price.totalCents) });
  };
  return <VisuallyHidden role="status">{choice.done && newsOf(choice.done)}</VisuallyHidden>;
}
