import {
  chakra,
  LinkButton,
  StatusPill,
  VehicleMedia,
  VisuallyHidden,
  type Tone,
} from '@forecourt/shared-design';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { withBackdrop } from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { orderCardState, type OrderCardState } from '../../domain/order-card-state.ts';
import { orderEntry } from '../../domain/order-entry.ts';

const Root = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
    overflow: 'hidden',
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'raised',
    '& .fc-picture': { minWidth: '0', padding: { sm: '5', md: '6' }, paddingInlineEnd: { sm: '0', md: '0' } },
    '& .fc-picture > div': {
      aspectRatio: { base: '16 / 9', sm: '4 / 3' },
      borderRadius: { sm: 'small' },
    },
    '& .fc-text': {
      display: 'grid',
      gap: '4',
      padding: { base: '5', md: '6' },
      alignContent: 'space-between',
    },
    '& .fc-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
    },
    '& dl': {
      display: { base: 'flex', sm: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
      columnGap: '4',
      rowGap: '3',
      margin: '0',
      paddingBlock: '4',
      borderBlock: '1px solid',
      borderColor: 'line',
    },
    '& dt': { textStyle: 'small', color: 'inkMuted' },
    '& dd': { margin: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', color: 'inkMuted', textStyle: 'small' },
    '& .fc-state': { color: 'ink', fontSize: 'md' },
    '& .fc-foot': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
    },
  },
});

function toneOf(state: OrderCardState): Tone {
  switch (state) {
    case 'ready':
      return 'brand';
    case 'updates-in-progress':
      return 'info';
    case 'delivered':
      return 'success';
    case 'cancelled':
      return 'neutral';
  }
}

/** One order: its vehicle, where it stands in words, what it costs, and the way back into it. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const { contact, theme } = useTenant();
  const { vehicle, deal, price } = order;
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const state = orderCardState(order);
  const entry = orderEntry(order);
  const isOver = state === 'delivered' || state === 'cancelled';
  const rows = [
    { id: 'type', label: t('orders.type'), value: t(`orders.types.${deal.type}`) },
    { id: 'total', label: t('orders.total'), value: formatExactCurrency(price.totalCents) },
    { id: 'created', label: t('orders.created'), value: formatDateAt(order.creationDate, contact.timeZone) },
  ];
  return (
    <Root aria-label={t('orders.cardLabel', { name, number: order.orderNumber })}>
      <div className="fc-picture">
        <VehicleMedia image={{ src: withBackdrop(vehicle.imageUrl, theme), alt: vehicle.imageAlt }} />
      </div>
      <div className="fc-text">
        <div className="fc-head">
          <div>
            <h2>{name}</h2>
            <p>
              {vehicle.trim} · {t('orders.number', { number: order.orderNumber })}
            </p>
          </div>
          <StatusPill tone={toneOf(state)}>
            {t(state === 'cancelled' ? 'orders.status.CANCELED' : `orders.status.${order.orderStatus}`)}
          </StatusPill>
        </div>
        <dl>
          {rows.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="fc-foot">
          <p className="fc-state">{t(`orders.state.${entry.decision ?? state}`)}</p>
          <LinkButton href={entry.href} variant={isOver ? 'secondary' : 'primary'} trailingIcon="arrowRight">
            {t(entry.decision ? 'orders.decision' : isOver ? 'orders.view' : 'orders.continue')}{' '}
            <VisuallyHidden>{t('orders.ofOrder', { number: order.orderNumber })}</VisuallyHidden>
          </LinkButton>
        </div>
      </div>
    </Root>
  );
}
