import { keepTogether, vehicleName } from '@forecourt/shared-contracts/formats';
import { Card, chakra, DefinitionList, LinkButton, VisuallyHidden, Whole } from '@forecourt/shared-design';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { dealNumber } from '../domain/deal-number.ts';
import { orderEntry } from '../domain/order-entry.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: { base: '1', sm: '3' },
    '& h2': { textStyle: 'subheading', margin: '0', flex: '1 1 140px' },
  },
});
const Facts = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    // On a phone, status and type are side by side and the number is below them.
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

/** The deal of one order: its number, type and status, and a link to its tracker. */
export function DealCard({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  const entry = orderEntry(order);
  const number = dealNumber(order);
  const hasOwnNumber = number !== orderNumber;
  return (
    <Card as="article" aria-label={t('deals.cardLabel', { name, id: number })}>
      <Head>
        <h2>{keepTogether(name)}</h2>
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
              id: 'status',
              label: t('deals.status'),
              value: t(statusKey(deal)),
            },
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
