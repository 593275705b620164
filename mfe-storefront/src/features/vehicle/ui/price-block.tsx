import { chakra, IncentiveList, PriceTag } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { priceAfterIncentivesCents } from '../domain/price-after-incentives.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& .fc-price': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
    },
    '& .fc-msrp': { textStyle: 'small', color: 'inkMuted' },
  },
});

/** Asking price; for new vehicles with MSRP and the incentives valid today (SHOP-34). */
export function PriceBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { condition, priceCents, msrpCents, incentives } = vehicle;
  const afterIncentivesCents = priceAfterIncentivesCents(vehicle);
  return (
    <Root>
      <div className="fc-price">
        <PriceTag amountCents={priceCents} unit={t('price.asking')} size="lg" />
        {condition === 'New' && msrpCents !== undefined && (
          <span className="fc-msrp">{t('price.msrp', { amount: formatCurrency(msrpCents) })}</span>
        )}
      </div>
      <IncentiveList choice={chooseIncentives(incentives)} />
      {afterIncentivesCents !== undefined && (
        <PriceTag amountCents={afterIncentivesCents} unit={t('price.afterIncentives')} />
      )}
    </Root>
  );
}
