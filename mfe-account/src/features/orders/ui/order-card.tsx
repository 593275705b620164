import { Card, chakra, VehicleMedia, WholeWords } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, vehicleName } from '@forecourt/shared-contracts/formats';
import type { NextAction } from '@forecourt/shared-contracts/progress';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { dealNumber } from '../domain/deal-number.ts';
import { isUnsold } from '../domain/order-money.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderNext } from './order-next.tsx';
import { OrderPayment } from './order-payment.tsx';
import type { OrdersPageId } from './orders-heading.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', sm: '132px minmax(0, 1fr) minmax(0, 1fr)' },
    gridTemplateRows: { sm: 'auto 1fr' },
    columnGap: { base: '3', sm: '5' },
    rowGap: '3',
    overflowWrap: 'anywhere',
    '& > *': { gridColumn: '1 / -1' },
    '& p': { margin: '0' },
    '& h3': { margin: '0', textStyle: 'subheading' },
    '& .fc-picture': {
      gridColumn: '1',
      gridRow: { sm: '1 / span 2' },
      alignSelf: 'start',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& .fc-vehicle': { gridColumn: '2', gridRow: '1', alignSelf: { base: 'center', sm: 'start' } },
    '& .fc-vehicle p, & .fc-foot': { textStyle: 'small', color: 'inkMuted' },
    '& .fc-next': { gridColumn: { sm: '2 / -1' }, gridRow: '2' },
    '& .fc-money': {
      gridColumn: { sm: '3' },
      gridRow: { sm: '1' },
      textAlign: { sm: 'end' },
      paddingTop: { base: '3', sm: '0' },
      borderTop: { base: '1px solid', sm: '0' },
      borderColor: 'line',
    },
    '& .fc-foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      '& span': { whiteSpace: 'nowrap' },
      // Canceling is always possible and never what to press: it is apart from the order's next step, and no larger than the order's number.
      '& > button': {
        marginInlineStart: { sm: 'auto' },
        // Its lines are as far apart as the others': the space around its text is to touch.
        marginBlock: '-3',
        paddingInline: '0',
        color: 'inkMuted',
        fontWeight: 'normal',
        textDecoration: 'underline',
      },
      '& > button:hover': { color: 'ink' },
    },
  },
});

interface OrderCardProps {
  readonly page: OrdersPageId;
  readonly order: ListedOrder;
  readonly action: NextAction;
  /** The account that the order belongs to. */
  readonly sub: string;
}

/** One order or deal of the list: its vehicle, what it needs next, which is its one status, then what it costs and its numbers. */
export function OrderCard({ page, order, action, sub }: OrderCardProps) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  const number = page === 'deals' ? dealNumber(order) : orderNumber;
  return (
    <Card as="article" aria-label={t(`${page}.cardLabel`, { name, number })}>
      <Root>
        <div className="fc-picture">
          <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '132px' })} />
        </div>
        <div className="fc-vehicle">
          <h3>
            <WholeWords>{name}</WholeWords>
          </h3>
          <p>{t(`orders.types.${deal.type}`)}</p>
        </div>
        <OrderNext {...{ order, action }} />
        {!isUnsold(action) && (
          <div className="fc-money">
            <OrderPayment order={order} />
          </div>
        )}
        <div className="fc-foot">
          {page === 'deals' && <span>{t('deals.number', { number })}</span>}
          <span>{t('orders.number', { number: orderNumber })}</span>
          <span>
            {t('orders.orderedOn', { date: formatDateAt(order.creationDate, tenant.contact.timeZone) })}
          </span>
          <CancelOrder order={order} sub={sub} />
        </div>
      </Root>
    </Card>
  );
}
