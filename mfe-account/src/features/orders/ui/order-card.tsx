import { Card, chakra, VehicleMedia } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, keepTogether, vehicleName } from '@forecourt/shared-contracts/formats';
import type { NextAction } from '@forecourt/shared-contracts/progress';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { OrderNext } from './order-next.tsx';
import { OrderPayment } from './order-payment.tsx';

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', md: '132px minmax(0, 1fr) minmax(0, 300px)' },
    gridTemplateAreas: {
      base: '"picture vehicle" "facts facts" "money money"',
      md: '"picture vehicle money" "picture facts money"',
    },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '3', md: '1' },
    paddingBottom: '4',
    overflowWrap: 'anywhere',
    '& p': { margin: '0' },
    '& h3': { margin: '0', textStyle: 'subheading' },
    '& .fc-picture': { gridArea: 'picture', borderRadius: 'small', overflow: 'hidden' },
    '& .fc-vehicle': { gridArea: 'vehicle', alignSelf: { base: 'center', md: 'start' } },
    '& .fc-vehicle p, & .fc-facts': { textStyle: 'small', color: 'inkMuted' },
    '& .fc-facts': {
      gridArea: 'facts',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      columnGap: '4',
    },
    '& .fc-facts span': { whiteSpace: 'nowrap' },
    '& .fc-money': { gridArea: 'money', textAlign: { md: 'end' } },
  },
});

/** Orders on which nothing is sold or lent: what they would have cost no longer matters. */
const unsold: readonly NextAction['id'][] = ['lenders-declined', 'loan-declined', 'canceled'];

interface OrderCardProps {
  readonly order: ListedOrder;
  readonly action: NextAction;
  /** The account that the order belongs to. */
  readonly sub: string;
}

/** One order of the list: its vehicle, what it costs, and what it needs next, which is its one status. */
export function OrderCard({ order, action, sub }: OrderCardProps) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  return (
    <Card as="article" aria-label={t('orders.cardLabel', { name, number: orderNumber })}>
      <Head>
        <div className="fc-picture">
          <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '132px' })} />
        </div>
        <div className="fc-vehicle">
          <h3>{keepTogether(name)}</h3>
          <p>{t(`orders.types.${deal.type}`)}</p>
        </div>
        <p className="fc-facts">
          <span>{t('orders.number', { number: orderNumber })}</span>
          <span>
            {t('orders.orderedOn', { date: formatDateAt(order.creationDate, tenant.contact.timeZone) })}
          </span>
        </p>
        <div className="fc-money">{!unsold.includes(action.id) && <OrderPayment order={order} />}</div>
      </Head>
      <OrderNext {...{ order, action, sub }} />
    </Card>
  );
}
