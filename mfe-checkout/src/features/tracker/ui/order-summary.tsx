import { chakra, PriceTooltip, VehicleMedia, Whole } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import {
  formatMileage,
  formatRoundedCurrency,
  keepTogether,
  vehicleName,
} from '@forecourt/shared-contracts/formats';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPriceDetails } from '../../../domain/order-card.ts';
import { OrderMoney } from '../../order/index.ts';
import { HoldNote } from './hold-note.tsx';

const Root = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', sm: '4', md: '5' },
    padding: { base: '3', md: '4' },
    // As the card of the step below.
    paddingInline: { lg: '8' },
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    // The same with a note until when the vehicle is held and without, so that the step below does not move.
    minHeight: { lg: '176px' },
    '& > .fc-words': {
      flex: '1',
      minWidth: '0',
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, auto)',
      columnGap: '6',
      alignItems: 'center',
    },
    '& .fc-cost': {
      borderInlineStart: { lg: '1px solid' },
      borderColor: { lg: 'line' },
      paddingInlineStart: { lg: '6' },
    },
    '& .fc-picture': {
      width: { base: '92px', sm: '140px' },
      flexShrink: '0',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', marginTop: '1', textStyle: 'small', color: 'inkMuted' },
    '& .fc-meta': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1',
      marginBlock: '1',
      textStyle: 'small',
      color: 'inkMuted',
    },
    '& .fc-hold': { gridColumn: '1 / -1' },
    '& .fc-hold > p': { marginTop: '2', color: 'ink' },
  },
});

/**
 * The vehicle of the order with its price and payment, each with the card's tooltip (TRACK-102), above every step; image 140x105 (SITE-73).
 */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle } = order;
  const name = vehicleName(vehicle);
  return (
    <Root aria-label={t('order.label')}>
      <div className="fc-picture">
        <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '140px' })} />
      </div>
      <div className="fc-words">
        <div>
          <h2>{name}</h2>
          <p>{keepTogether(`${vehicle.trim} · ${formatMileage(vehicle.mileage)}`)}</p>
          <p>
            <Whole>{t('order.number', { number: order.orderNumber })}</Whole>
          </p>
        </div>
        <div className="fc-cost">
          <div className="fc-meta">
            <span>
              {t(`order.type.${order.deal.type}`, { amount: formatRoundedCurrency(order.price.totalCents) })}
            </span>
            <PriceTooltip details={orderPriceDetails(order)} />
          </div>
          <OrderMoney order={order} />
        </div>
        <div className="fc-hold">
          <HoldNote order={order} />
        </div>
      </div>
    </Root>
  );
}
