import { chakra, Icon, type IconName } from '@forecourt/shared-design';
import { formatCount, formatMileage } from '@forecourt/shared-contracts/formats';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { FactSection } from './fact-section.tsx';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', sm: '4' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      alignItems: 'center',
      padding: { base: '3', sm: '4' },
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'small',
    },
    '& svg': { color: 'link' },
    '& small': { display: 'block', color: 'inkMuted', fontSize: 'xs' },
    '& b': { fontWeight: 'semibold', lineHeight: 'snug', display: 'block' },
    '& .fc-swatch': {
      width: '22px',
      height: '22px',
      borderRadius: 'full',
      boxShadow: 'inset 0 0 0 1px rgb(127 127 127 / 0.55)',
    },
  },
});

interface Fact {
  readonly id: TextId<'storefront', 'vehicle.fact'>;
  readonly icon: IconName;
  readonly value: string;
}

function useFacts(vehicle: VehicleDetail): readonly Fact[] {
  const { t } = useTranslation('storefront');
  const { economy } = vehicle;
  const { rangeMiles, chargeMinutes } = economy;
  const charge: Fact[] =
    chargeMinutes === undefined
      ? []
      : [{ id: 'charge', icon: 'clock', value: t('vehicle.chargeMinutes', { minutes: chargeMinutes }) }];
  const consumption: Fact[] =
    rangeMiles !== undefined && vehicle.fuelType === 'Electric'
      ? [
          { id: 'range', icon: 'bolt', value: t('vehicle.rangeMiles', { miles: formatCount(rangeMiles) }) },
          ...charge,
        ]
      : economy.cityMpg !== undefined && economy.highwayMpg !== undefined
        ? [
            {
              id: 'economy',
              icon: 'fuel',
              value: t('vehicle.mpg', { city: economy.cityMpg, highway: economy.highwayMpg }),
            },
          ]
        : [];
  return [
    { id: 'mileage', icon: 'gauge', value: formatMileage(vehicle.mileage) },
    ...consumption,
    // With the time of a charge these are seven, and the motors say least; they are among the specifications.
    ...(vehicle.engine && charge.length === 0
      ? [{ id: 'engine' as const, icon: 'gear' as const, value: vehicle.engine }]
      : []),
    { id: 'drivetrain', icon: 'car', value: t(`inventory.drivetrain.${vehicle.drivetrain}`) },
    ...(vehicle.seatCount === undefined
      ? []
      : [
          {
            id: 'seats' as const,
            icon: 'user' as const,
            value: t('vehicle.seatCount', { count: vehicle.seatCount }),
          },
        ]),
  ];
}

/** The facts that most shoppers look for first; without those that the dealer does not state. */
export function VehicleOverview({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const facts = useFacts(vehicle);
  return (
    <FactSection title={t('vehicle.overview')}>
      <List>
        {facts.map(({ id, icon, value }) => (
          <li key={id}>
            <Icon name={icon} sizePx={22} />
            <span>
              <small>{t(`vehicle.fact.${id}`)}</small>
              <b>{value}</b>
            </span>
          </li>
        ))}
        <li>
          <span className="fc-swatch" style={{ background: vehicle.exteriorColor.hex }} />
          <span>
            <small>{t('vehicle.fact.color')}</small>
            <b>{vehicle.exteriorColor.name}</b>
          </span>
        </li>
      </List>
    </FactSection>
  );
}
