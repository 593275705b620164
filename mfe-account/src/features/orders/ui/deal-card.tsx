import { vehicleName } from '@forecourt/shared-contracts/formats';
import { Card, chakra, DefinitionList, LinkButton, VisuallyHidden } from '@forecourt/shared-design';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { orderEntry } from '../domain/order-entry.ts';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '3',
    '& h2': { textStyle: 'subheading', margin: '0' },
  },
});
const Facts = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& dl > div': { borderBottom: { sm: '0' } },
    // The id is long: small, and in a row of its own.
    '& dl > div:last-of-type': { gridColumn: '1 / -1', borderBottom: '0', fontSize: 'sm' },
  },
});

/** Text key of the status of a deal. One without a lender has none; another has none before it is submitted. */
function statusKey({ type, status }: Order['deal']) {
  if (status) return `deals.statuses.${status}` as const;
  return type === 'Cash' ? 'deals.noLender' : 'deals.noStatus';
}

/** The deal of one order: its id, type and status, and a link to its tracker. */
export function DealCard({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { vehicle, deal, orderNumber } = order;
  const name = vehicleName(vehicle);
  const entry = orderEntry(order);
  return (
    <Card as="article" aria-label={t('deals.cardLabel', { name, id: deal.dealRefId })}>
      <Head>
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
              id: 'status',
              label: t('deals.status'),
              value: t(statusKey(deal)),
            },
            { id: 'type', label: t('deals.type'), value: t(`orders.types.${deal.type}`) },
            { id: 'order', label: t('deals.order'), value: orderNumber },
            { id: 'id', label: t('deals.id'), value: deal.dealRefId },
          ]}
        />
      </Facts>
    </Card>
  );
}
