import { chakra, IncentiveList, Money } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& .fc-msrp': { textStyle: 'small', color: 'inkMuted' },
  },
});

/** Asking price; for new vehicles with MSRP and the incentives valid today (SHOP-34). */
export function PriceBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { condition, priceCents, msrpCents, incentives, incentivesTotalCents } = vehicle;
  return (
    <Root>
      <Money
        price={{
          priceCents,
          incentivesCents: incentivesTotalCents,
          unit: t(incentivesTotalCents > 0 ? 'price.afterIncentives' : 'price.asking'),
        }}
        size="md"
        priceAside={
          condition === 'New' &&
          msrpCents !== undefined && (
            <span className="fc-msrp">{t('price.msrp', { amount: formatCurrency(msrpCents) })}</span>
          )
        }
      />
      <IncentiveList choice={chooseIncentives(incentives)} />
    </Root>
  );
}
