import { Card, chakra, VehicleMedia, WholeWords } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, vehicleName } from '@forecourt/shared-contracts/formats';
import type { NextAction } from '@forecourt/shared-contracts/progress';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { isUnsold, orderMoney } from '../domain/order-money.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderNext } from './order-next.tsx';
import { OrderPayment } from './order-payment.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '72px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
    columnGap: { base: '3', sm: '5' },
    rowGap: '3',
    overflowWrap: 'anywhere',
    '& > *': { gridColumn: '1 / -1' },
    '& p': { margin: '0' },
    '& h3': { margin: '0', textStyle: 'subheading' },
    '& .fc-picture': {
      gridColumn: '1',
      alignSelf: 'start',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& .fc-vehicle': { gridColumn: '2', gridRow: '1', alignSelf: { base: 'center', sm: 'start' } },
    '& .fc-vehicle p, & .fc-foot': { textStyle: 'small', color: 'inkMuted' },
    '& .fc-name': { display: 'inline-block' },
    '& .fc-money': { paddingTop: '3', borderTop: '1px solid', borderColor: 'line' },
    // On a tablet the vehicle and what is next are beside the price and the button; the row that grows belongs to both columns.
    '@media (min-width: 720px)': {
      gridTemplateColumns: '132px minmax(0, 1fr) fit-content(290px)',
      gridTemplateRows: 'auto auto 1fr auto',
      '& .fc-picture': { gridRow: '1 / span 4' },
      '& .fc-vehicle, & .fc-next': { display: 'contents' },
      // The name has the whole width, so that it stays on one line.
      '& .fc-vehicle h3': { gridColumn: '2 / -1', gridRow: '1' },
      '& .fc-vehicle p': { gridColumn: '2', gridRow: '2', marginTop: '-3' },
      '& .fc-what': { gridColumn: '2', gridRow: '3 / span 2', alignContent: 'start' },
      '& .fc-next > a': { gridColumn: '3', gridRow: '4', justifySelf: 'end' },
      '& .fc-money': { gridColumn: '3', gridRow: '2 / span 2', textAlign: 'end', padding: '0', border: '0' },
    },
    '& .fc-foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      '& > span': { whiteSpace: 'nowrap' },
      // Canceling is always possible and never what to press: it is apart from the order's next step, and no larger than the order's number.
      '& > button': {
        marginInlineStart: { sm: 'auto' },
        // Its lines are as far apart as the others': the space around its text is to touch.
        marginBlock: '-3',
        paddingInline: '0',
        color: 'inkMuted',
        fontWeight: 'normal',
        textDecoration: 'underline',
        // On a phone it has a line of its own, as high as a thumb, which ends where the card's other lines would.
        '@media (max-width: 599px)': { marginTop: '0', minHeight: 'target' },
      },
      '@media (max-width: 599px)': { flexDirection: 'column', alignItems: 'flex-start' },
      '& > button:hover': { color: 'ink' },
    },
  },
});

interface OrderCardProps {
  readonly order: ListedOrder;
  readonly action: NextAction;
  /** The account that the order belongs to. */
  readonly sub: string;
}

/** One order of the list: its vehicle, what it needs next, which is its one status, then what it costs and its number. */
export function OrderCard({ order, action, sub }: OrderCardProps) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  const start = name.slice(0, name.indexOf(' ', String(vehicle.year).length + 1));
  const money = isUnsold(action) ? undefined : orderMoney(order);
  return (
    <Card as="article" aria-label={t('orders.cardLabel', { name, number: orderNumber })}>
      <Root>
        <div className="fc-picture">
          <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '132px' })} />
        </div>
        <div className="fc-vehicle">
          <h3>
            <span className="fc-name">
              <WholeWords>{start}</WholeWords>
            </span>
            <WholeWords>{name.slice(start.length)}</WholeWords>
          </h3>
          <p>{t(`orders.types.${deal.type}`)}</p>
        </div>
        <OrderNext {...{ order, action }} />
        {money && (
          <div className="fc-money">
            <OrderPayment money={money} />
          </div>
        )}
        <div className="fc-foot">
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
