import { chakra, Icon, type IconName } from '@forecourt/shared-design';
import { formatCount, formatCurrency, formatDateOn } from '@forecourt/shared-contracts/formats';
import type { HandOverEstimate } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gap: '4',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '0.5',
    },
    '& svg': { color: 'inkMuted', marginTop: '0.5' },
    '& b': { fontWeight: 'semibold' },
    '& .fc-fee': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& small': { gridColumn: '2 / -1', color: 'inkMuted', fontSize: 'sm' },
  },
});

interface Row {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** The fee; empty if only the dealer can tell. */
  readonly fee: string;
  readonly notes: readonly string[];
}

type Pickup = NonNullable<HandOverEstimate['pickup']>;

/** Returns where the vehicle can be picked up, the store where it is first. */
export function pickupsOf({
  pickups,
  pickup,
}: Pick<HandOverEstimate, 'pickup' | 'pickups'>): readonly Pickup[] {
  return pickups ?? (pickup ? [pickup] : []);
}

function useRowTexts() {
  const { t } = useTranslation('storefront');
  const { contact, storePlace: place = t('handOver.ourStore') } = useTenant();
  const phone = contact.phoneAbbreviation;
  const feeText = (cents: number) => (cents === 0 ? t('handOver.free') : formatCurrency(cents));
  const dateText = (dateOn: string | null) =>
    dateOn ? t('handOver.earliest', { date: formatDateOn(dateOn) }) : t('handOver.noDate');
  const miles = (count: number) =>
    t('handOver.miles', { count: Math.round(count), miles: formatCount(count), place });
  return {
    delivery({ zip, delivery, ...pickups }: HandOverEstimate): Pick<Row, 'fee' | 'notes'> {
      const [pickup] = pickupsOf(pickups);
      switch (delivery.kind) {
        case 'fee':
          return {
            fee: feeText(delivery.feeCents),
            notes: [dateText(delivery.earliestOn), miles(delivery.miles)],
          };
        case 'on-request':
          return { fee: '', notes: [t('handOver.onRequest', { phone }), miles(delivery.miles)] };
        case 'out-of-range':
          return { fee: '', notes: [t('handOver.outOfRange', { phone }), miles(delivery.miles)] };
        case 'not-offered':
          return {
            fee: '',
            notes: [
              pickup
                ? t('handOver.notOfferedPickup', { ...pickup, zip, phone })
                : t('handOver.notOffered', { zip, phone }),
            ],
          };
      }
    },
    pickup: ({ feeCents, earliestOn, isTransfer }: Pickup): Pick<Row, 'fee' | 'notes'> => ({
      fee: feeCents === null ? '' : feeText(feeCents),
      notes: [
        ...(feeCents === null ? [t('handOver.pickupOnRequest', { phone })] : []),
        dateText(earliestOn),
        t(isTransfer ? 'handOver.transfer' : 'handOver.here'),
      ],
    }),
  };
}

/** Delivery and pickup of one vehicle: the fee of each and the earliest date. */
export function HandOverRows({ estimate }: { readonly estimate: HandOverEstimate }) {
  const { t } = useTranslation('storefront');
  const texts = useRowTexts();
  const { zip } = estimate;
  const rows: Row[] = [
    { id: 'delivery', icon: 'truck', title: t('handOver.delivery', { zip }), ...texts.delivery(estimate) },
    ...pickupsOf(estimate).map((pickup) => ({
      id: `pickup ${pickup.isTransfer}`,
      icon: 'home' as const,
      title: t('handOver.pickup', { city: pickup.city, state: pickup.state }),
      ...texts.pickup(pickup),
    })),
  ];
  return (
    <List>
      {rows.map(({ id, icon, title, fee, notes }) => (
        <li key={id}>
          <Icon name={icon} />
          <b>{title}</b>
          <span className="fc-fee">{fee}</span>
          {notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </li>
      ))}
    </List>
  );
}
