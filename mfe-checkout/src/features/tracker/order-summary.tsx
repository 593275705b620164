import { chakra, StatusPill, VehicleMedia } from '@forecourt/shared-design';
import { formatCurrency, formatMileage } from '@forecourt/shared-contracts/formats';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { withBackdrop } from '@forecourt/shared-contracts/inventory';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '5' },
    padding: { base: '3', md: '4' },
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& > div:last-of-type': { minWidth: '0' },
    '& .fc-picture': {
      width: { base: '104px', sm: '140px' },
      flexShrink: '0',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', marginTop: '1', textStyle: 'small', color: 'inkMuted' },
    '& .fc-meta': { marginTop: '2' },
    '& .fc-number': { whiteSpace: 'nowrap' },
  },
});

/** The vehicle of the order with its price and purchase type, above every step; picture 140x105 (storefront.md section 9). */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle } = order;
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return (
    <Root aria-label={t('order.label')}>
      <div className="fc-picture">
        <VehicleMedia
          image={{ src: siteOrigin + withBackdrop(vehicle.imageUrl, tenant.theme), alt: vehicle.imageAlt }}
          eager
        />
      </div>
      <div>
        <h2>{name}</h2>
        <p>
          {vehicle.trim} · {formatMileage(vehicle.mileage)} ·{' '}
          <span className="fc-number">{t('order.number', { number: order.orderNumber })}</span>
        </p>
        <div className="fc-meta">
          <StatusPill>
            {t(`order.type.${order.deal.type}`, { amount: formatCurrency(order.price.totalCents) })}
          </StatusPill>
        </div>
      </div>
    </Root>
  );
}
