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

/**
 * Asking price; for new vehicles with MSRP and the incentives valid today (SHOP-34). At most one other price is next to it: the MSRP, or
 * without one the price before incentives.
 */
export function PriceBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { condition, priceCents, msrpCents, incentives, incentivesTotalCents } = vehicle;
  const listCents = condition === 'New' ? msrpCents : undefined;
  const price =
    listCents === undefined
      ? { priceCents, incentivesCents: incentivesTotalCents }
      : { priceCents: priceCents - incentivesTotalCents };
  return (
    <Root>
      <Money
        price={{
          ...price,
          unit: t(incentivesTotalCents > 0 ? 'price.afterIncentives' : 'price.asking'),
        }}
        size="md"
        priceAside={
          listCents !== undefined && (
            <span className="fc-msrp">{t('price.msrp', { amount: formatCurrency(listCents) })}</span>
          )
        }
      />
      <IncentiveList choice={chooseIncentives(incentives)} />
    </Root>
  );
}
