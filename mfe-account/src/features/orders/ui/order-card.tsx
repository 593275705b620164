import {
  chakra,
  LinkButton,
  orderCardVehicle,
  StatusPill,
  VehicleCard,
  VisuallyHidden,
  type Tone,
} from '@forecourt/shared-design';
import type { Order, ReportedOrderStatus } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, formatExactCurrency, vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { orderCardState, type OrderCardState } from '../domain/order-card-state.ts';
import { orderEntry } from '../domain/order-entry.ts';
import { CancelOrder } from './cancel-order.tsx';

const Facts = chakra('dl', {
  base: {
    display: { base: 'flex', sm: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    columnGap: '4',
    rowGap: '3',
    margin: '0',
    marginTop: 'auto',
    paddingBlock: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& dt': { textStyle: 'small', color: 'inkMuted' },
    '& dd': { margin: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingTop: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& .fc-standing': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& p': { margin: '0' },
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
    case 'canceled':
      return 'neutral';
  }
}

interface OrderCardProps {
  readonly order: Order;
  /** The account that the order belongs to. */
  readonly sub: string;
}

/** The vehicle card of one order: its status, its price, and the link back into it. */
export function OrderCard({ order, sub }: OrderCardProps) {
  const { t } = useTranslation('account');
  const { siteOrigin, tenant } = usePlatform();
  const { vehicle, deal, price } = order;
  const name = vehicleName(vehicle);
  const rows = [
    { id: 'number', label: t('orders.numberLabel'), value: order.orderNumber },
    { id: 'type', label: t('orders.type'), value: t(`orders.types.${deal.type}`) },
    { id: 'total', label: t('orders.total'), value: formatExactCurrency(price.totalCents) },
    {
      id: 'created',
      label: t('orders.created'),
      value: formatDateAt(order.creationDate, tenant.contact.timeZone),
    },
  ];
  return (
    <VehicleCard
      vehicle={orderCardVehicle(vehicle, { siteOrigin, tenant })}
      label={t('orders.cardLabel', { name, number: order.orderNumber })}
      layout="row"
      headingLevel="h2"
      payment={{ kind: 'placeholder' }}
      money={
        <Facts>
          {rows.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      }
    >
      <OrderStanding order={order} sub={sub} />
    </VehicleCard>
  );
}

/** The text of each status. Those that the list does not show have the text of the step before. */
const statusTexts: Readonly<Record<ReportedOrderStatus, TextId<'account', 'orders.status'>>> = {
  DRAFT: 'SUBMITTED_TO_UNIFI',
  SUBMITTED_TO_UNIFI: 'SUBMITTED_TO_UNIFI',
  SUBMITTED: 'SUBMITTED',
  PII_UPDATE_SUCCESSFUL: 'SUBMITTED',
  ID_VERIFICATION_COMPLETED: 'ID_VERIFICATION_COMPLETED',
  ORDER_INITIATION_FAILED: 'SUBMITTED_TO_UNIFI',
  DOCS_UPLOADED: 'DOCS_UPLOADED',
  CONTRACT_PENDING: 'CONTRACT_PENDING',
  OFFRAMP: 'OFFRAMP',
  SOLD: 'SOLD',
  SOLD_BY_DRI: 'SOLD_BY_DRI',
  DELIVERED: 'DELIVERED',
  DELIVERED_NO_RETURN: 'DELIVERED_NO_RETURN',
  CANCELED: 'CANCELED',
  UNKNOWN: 'SUBMITTED',
};

function OrderStanding({ order, sub }: OrderCardProps) {
  const { t } = useTranslation('account');
  const state = orderCardState(order);
  const entry = orderEntry(order);
  const isOver = state === 'delivered' || state === 'canceled';
  return (
    <Foot>
      <div className="fc-standing">
        <StatusPill tone={toneOf(state)}>
          {t(`orders.status.${state === 'canceled' ? 'CANCELED' : statusTexts[order.orderStatus]}`)}
        </StatusPill>
        <p>{t(`orders.state.${entry.decision ?? state}`)}</p>
      </div>
      <CancelOrder order={order} sub={sub} />
      <LinkButton href={entry.href} variant={isOver ? 'secondary' : 'primary'} trailingIcon="arrowRight">
        {t(entry.decision ? 'orders.decision' : isOver ? 'orders.view' : 'orders.continue')}{' '}
        <VisuallyHidden>{t('orders.ofOrder', { number: order.orderNumber })}</VisuallyHidden>
      </LinkButton>
    </Foot>
  );
}
