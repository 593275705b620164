import { vehicleName } from '@forecourt/shared-contracts/formats';
import { Card, chakra, DefinitionList, VehicleMedia, Whole, WholeWords } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { dealNumber } from '../domain/deal-number.ts';
import type { OrderWithAction } from '../domain/order-groups.ts';
import { isUnsold, moneyFormat, orderMoney } from '../domain/order-money.ts';
import { OrderNext } from './order-next.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBottom: '3',
    '& h2': { textStyle: 'subheading', margin: '0', flex: '1 1 120px' },
    '& .fc-picture': { width: '88px', flexShrink: '0', borderRadius: 'small', overflow: 'hidden' },
  },
});
const Facts = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    marginTop: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    // On a phone, the facts are side by side and the number is below them.
    '& dl': {
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
    },
    '& dl > div, & dl > div:last-of-type': { borderBottom: '0', paddingBlock: { base: '2', sm: '3' } },
    '& dl > div:last-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' }, paddingBottom: '0' },
  },
});

/** The payment of a loan or lease, or the total. */
function Payment({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('account');
  const money = orderMoney(order);
  const format = moneyFormat(order);
  if (money.kind === 'total') return t('orders.money.together', { total: format(money.totalCents) });
  return t(money.isEstimate ? 'orders.money.estimate' : 'orders.money.monthly', {
    amount: format(money.monthlyPaymentCents),
  });
}

/** The deal of one order: what it needs next, which is its one status, as in the list of orders; its payment, type and number. */
export function DealCard({ order, action }: OrderWithAction) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  const number = dealNumber(order);
  const hasOwnNumber = number !== orderNumber;
  return (
    <Card as="article" aria-label={t('deals.cardLabel', { name, id: number })}>
      <Head>
        <div className="fc-picture">
          <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '88px' })} />
        </div>
        <h2>
          <WholeWords>{name}</WholeWords>
        </h2>
      </Head>
      <OrderNext {...{ order, action }} titleAs="h3" />
      <Facts>
        <DefinitionList
          look="grid"
          rows={[
            ...(isUnsold(action)
              ? []
              : [{ id: 'payment', label: t('deals.payment'), value: <Payment order={order} /> }]),
            { id: 'type', label: t('deals.type'), value: t(`orders.types.${deal.type}`) },
            {
              id: 'order',
              label: t(hasOwnNumber ? 'deals.order' : 'deals.number'),
              value: <Whole>{orderNumber}</Whole>,
            },
            ...(hasOwnNumber ? [{ id: 'id', label: t('deals.id'), value: <Whole>{number}</Whole> }] : []),
          ]}
        />
      </Facts>
    </Card>
  );
}
