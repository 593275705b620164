import { AppLink, Card, chakra, VisuallyHidden, Whole, WholeWords } from '@forecourt/shared-design';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { actionHref } from '../domain/action-href.ts';
import { dealNumber } from '../domain/deal-number.ts';
import { listedRows, type OrderWithAction } from '../domain/order-groups.ts';
import { useStepVisibility } from '../model/use-step-visibility.ts';
import { CopyNumber } from './copy-number.tsx';

const Call = chakra('p', { base: { margin: '0', marginBottom: '4', fontWeight: 'medium' } });
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: '0', paddingTop: '0' },
    '& > li:last-of-type': { paddingBottom: '0' },
    '& h2': { gridColumn: '1 / -1', margin: '0', fontSize: 'md', fontWeight: 'semibold' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    // The ID and its button are one line where both fit, else the button begins where the ID does; an ID is never cut.
    '& .fc-deal': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
    },
    '& .fc-deal button': { paddingInline: '0' },
    '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target', whiteSpace: 'nowrap' },
    '@media (max-width: 599px)': { '& button': { minHeight: 'target' } },
    // On a tablet the ID is beside the vehicle, and the link beside the date.
    '@media (min-width: 600px) and (max-width: 1023px)': {
      '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '1' },
      '& h2, & .fc-deal': { gridColumn: 'auto' },
      '& .fc-deal, & > li > a': { justifySelf: 'end' },
    },
    // On a wide screen a deal is one line, and the columns of all deals are below each other.
    '@media (min-width: 1024px)': {
      '& > li': { gridTemplateColumns: 'minmax(0, 1fr) 320px 170px 110px', paddingBlock: '1' },
      '& h2, & .fc-deal': { gridColumn: 'auto' },
      '& > li > a': { justifySelf: 'end' },
    },
  },
});

/** The deals of a buyer, the newest first, for when they call: each vehicle with its deal's ID or its order's number, its date and the link to its order (ACCT-50). */
export function DealList({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const visibility = useStepVisibility();
  return (
    <>
      <Call>
        <CallDealer />
      </Call>
      <Card>
        <List>
          {listedRows(orders, visibility)
            .reverse()
            .map((row) => (
              <Deal key={row.order.orderNumber} {...row} />
            ))}
        </List>
      </Card>
    </>
  );
}

function Deal({ order, action: { id } }: OrderWithAction) {
  const { t } = useTranslation('account');
  const { timeZone } = useTenant().contact;
  const { orderNumber, creationDate, vehicle } = order;
  const number = dealNumber(order);
  return (
    <li>
      <h2>
        <WholeWords>{vehicleName(vehicle)}</WholeWords>
      </h2>
      <p className="fc-deal">
        <Whole>{t(number === orderNumber ? 'orders.number' : 'deals.number', { number })}</Whole>{' '}
        <CopyNumber number={number} />
      </p>
      <p>{t('orders.orderedOn', { date: formatDateAt(creationDate, timeZone) })}</p>
      <AppLink href={actionHref(orderNumber, { id, step: undefined })} variant="strong">
        {t('deals.view')} <VisuallyHidden>{orderNumber}</VisuallyHidden>
      </AppLink>
    </li>
  );
}
