import { chakra, PriceTooltip, VehicleMedia, Whole, WholeWords } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import {
  formatExactCurrency,
  formatMileage,
  formatRoundedCurrency,
  keepTogether,
  vehicleName,
} from '@forecourt/shared-contracts/formats';
import { orderStage, type Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { showsCents, orderPriceDetails } from '../../../domain/order-card.ts';
import { OrderMoney, useOrder } from '../../order/index.ts';
import { HoldNote } from './hold-note.tsx';

const Root = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '3', sm: '4', md: '5' },
    padding: { base: '3', md: '5' },
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& > .fc-words': { flex: '1', minWidth: '0' },
    '& .fc-picture': {
      width: { base: '92px', sm: '140px' },
      flexShrink: '0',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    // Beside the step: the picture is as wide as its card.
    '@media (min-width: 1280px)': {
      flexDirection: 'column',
      alignItems: 'stretch',
      '& .fc-picture': { width: 'full' },
    },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', marginTop: '1', textStyle: 'small', color: 'inkMuted' },
    '& .fc-meta': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1',
      marginBottom: '1',
      textStyle: 'small',
      color: 'inkMuted',
    },
    // What follows the order's number: the purchase type, or a cash order's price.
    '& p + div:not(.fc-hold)': { marginTop: '1' },
    '& .fc-hold > p': { marginTop: '2', color: 'ink' },
  },
});

/**
 * The vehicle of the order with its price and payment, each with the card's tooltip (TRACK-102), above every step with an image of 140x105
 * (SITE-73), or beside it; without amounts once it was handed over. Amounts have cents once they are agreed (SITE-78).
 */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle } = order;
  const isExact = showsCents(useOrder().data);
  const format = isExact ? formatExactCurrency : formatRoundedCurrency;
  return (
    <Root aria-label={t('order.label')}>
      <div className="fc-picture">
        <VehicleMedia
          image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '(min-width: 1280px) 260px, 140px' })}
        />
      </div>
      <div className="fc-words">
        <h2>
          <WholeWords>{vehicleName(vehicle)}</WholeWords>
        </h2>
        <p>{keepTogether(`${vehicle.trim} · ${formatMileage(vehicle.mileage)}`)}</p>
        <p>
          <Whole>{t('order.number', { number: order.orderNumber })}</Whole>
        </p>
        {/* Once the vehicle was handed over, its price is on the receipt. */}
        {orderStage(order.orderStatus) !== 'delivered' && (
          <>
            {/* What a cash order costs is its payment. */}
            {order.deal.type !== 'Cash' && (
              <div className="fc-meta">
                <span>{t(`order.type.${order.deal.type}`, { amount: format(order.price.totalCents) })}</span>
                <PriceTooltip details={orderPriceDetails(order)} />
              </div>
            )}
            <OrderMoney {...{ order, isExact }} />
          </>
        )}
        <div className="fc-hold">
          <HoldNote order={order} />
        </div>
      </div>
    </Root>
  );
}
