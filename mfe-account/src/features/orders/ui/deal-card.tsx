import { formatRoundedCurrency, vehicleName } from '@forecourt/shared-contracts/formats';
import {
  Card,
  chakra,
  DefinitionList,
  LinkButton,
  VehicleMedia,
  VisuallyHidden,
  Whole,
} from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { dealNumber } from '../domain/deal-number.ts';
import { orderEntry } from '../domain/order-entry.ts';
import type { OrderWithAction } from '../domain/order-groups.ts';
import { isUnsold, orderMoney } from '../domain/order-money.ts';
import { useNextWords } from '../model/use-next-words.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: { base: '1', sm: '3' },
    '& h2': { textStyle: 'subheading', margin: '0', flex: '1 1 120px' },
    '& .fc-picture': { width: '88px', flexShrink: '0', borderRadius: 'small', overflow: 'hidden' },
    '& > a': { width: { base: 'full', sm: 'auto' } },
  },
});
const Facts = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    // On a phone, the facts are side by side and the number is below them.
    '& dl': {
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
    },
    '& dl > div, & dl > div:last-of-type': { borderBottom: '0', paddingBlock: { base: '2', sm: '3' } },
    '& dl > div:last-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});

/** Text key of the status of a deal. One without a lender has none; another has none before it is submitted. */
function statusKey({ type, status }: Order['deal']) {
  if (status) return `deals.statuses.${status}` as const;
  return type === 'Cash' ? 'deals.noLender' : 'deals.noStatus';
}

/** The payment of a loan or lease, or the total. */
function Payment({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const money = orderMoney(order);
  if (money.kind === 'total')
    return t('orders.money.together', { total: formatRoundedCurrency(money.totalCents) });
  return t(money.isEstimate ? 'orders.money.estimate' : 'orders.money.monthly', {
    amount: formatRoundedCurrency(money.monthlyPaymentCents),
  });
}

/** The deal of one order: what it needs next, its status, payment, type and number, and a link to its tracker. */
export function DealCard({ order, action }: OrderWithAction) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  const entry = orderEntry(order);
  const number = dealNumber(order);
  const next = useNextWords(order, action);
  const hasOwnNumber = number !== orderNumber;
  return (
    <Card as="article" aria-label={t('deals.cardLabel', { name, id: number })}>
      <Head>
        <div className="fc-picture">
          <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '88px' })} />
        </div>
        <h2>{name}</h2>
        <LinkButton href={entry.href} variant="secondary" size="sm" trailingIcon="arrowRight">
          {t(entry.decision ? 'deals.decision' : 'deals.open')}{' '}
          <VisuallyHidden>{t('deals.ofOrder', { number: orderNumber })}</VisuallyHidden>
        </LinkButton>
      </Head>
      <Facts>
        <DefinitionList
          look="grid"
          rows={[
            {
              id: 'next',
              label: t(action.group === 'problem' || action.group === 'yours' ? 'deals.next' : 'deals.stage'),
              value: next.title,
            },
            {
              id: 'status',
              label: t('deals.status'),
              value: t(statusKey(deal)),
            },
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
