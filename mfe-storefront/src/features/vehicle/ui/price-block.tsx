import { chakra, IncentiveList, Money } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { offeredPriceCents, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { priceSteps } from '../domain/price-steps.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& .fc-steps': {
      display: 'grid',
      gap: '2',
      fontSize: 'sm',
      '& li': { display: 'flex', justifyContent: 'space-between', gap: '4' },
      '& b': { whiteSpace: 'nowrap' },
      '& [data-saving]': { color: 'positive' },
    },
    // The sum of the lines above it, its amount below theirs.
    '& ul ~ [data-sum]': {
      paddingTop: '2',
      borderTop: '1px solid',
      borderColor: 'line',
      '& [data-line] > span': {
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        width: 'full',
      },
    },
  },
});

/** Asking price. For a new vehicle, how it follows from the MSRP: the dealer's discount and each incentive valid today (SHOP-34). */
export function PriceBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const steps = priceSteps(vehicle);
  const isSum = steps.length > 0;
  return (
    <Root>
      {isSum && (
        <ul className="fc-steps">
          {steps.map(({ id, amountCents }) => (
            <li key={id}>
              {t(`price.step.${id}`)}
              <b data-saving={amountCents < 0 || undefined}>{formatCurrency(amountCents)}</b>
            </li>
          ))}
        </ul>
      )}
      <IncentiveList choice={chooseIncentives(vehicle.incentives)} />
      <div data-sum>
        <Money
          price={{
            priceCents: offeredPriceCents(vehicle),
            unit: t(isSum ? 'price.yours' : 'price.asking'),
          }}
          size="md"
        />
      </div>
    </Root>
  );
}
