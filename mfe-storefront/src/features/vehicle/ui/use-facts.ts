import type { IconName } from '@forecourt/shared-design';
import { formatCount, formatMileage } from '@forecourt/shared-contracts/formats';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import type { VehicleDetail, VehicleSpecification } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** A fact with its icon. */
interface Fact {
  readonly id: TextId<'storefront', 'vehicle.fact'>;
  readonly icon: IconName;
  readonly value: string;
  /** Specifications that it contains. */
  readonly codes?: readonly VehicleSpecification['code'][];
}

const engineId = ({ fuelType }: VehicleDetail): Fact['id'] => (fuelType === 'Electric' ? 'motor' : 'engine');

/** The facts that most shoppers look for first; without those that the dealer does not state. */
export function useFacts(vehicle: VehicleDetail): readonly Fact[] {
  const { t } = useTranslation('storefront');
  const { economy } = vehicle;
  const { rangeMiles, chargeMinutes } = economy;
  const charge: Fact[] =
    chargeMinutes === undefined
      ? []
      : [
          {
            id: 'charge',
            icon: 'clock',
            value: t('vehicle.chargeMinutes', { minutes: chargeMinutes }),
            codes: ['chargeMinutes'],
          },
        ];
  const consumption: Fact[] =
    rangeMiles !== undefined && vehicle.fuelType === 'Electric'
      ? [
          {
            id: vehicle.condition === 'New' ? 'range' : 'rangeWhenNew',
            icon: 'bolt',
            value: t('vehicle.rangeMiles', { miles: formatCount(rangeMiles) }),
            codes: ['rangeMiles'],
          },
          ...charge,
        ]
      : economy.cityMpg !== undefined && economy.highwayMpg !== undefined
        ? [
            {
              id: 'economy',
              icon: 'fuel',
              value: t('vehicle.mpg', { city: economy.cityMpg, highway: economy.highwayMpg }),
              codes: ['cityMpg', 'highwayMpg'],
            },
          ]
        : [];
  return [
    { id: 'mileage', icon: 'gauge', value: formatMileage(vehicle.mileage) },
    ...consumption,
    // With the time of a charge these are seven, and the motors say least; they are among the specifications.
    ...(vehicle.engine && charge.length === 0
      ? [{ id: engineId(vehicle), icon: 'gear' as const, value: vehicle.engine, codes: ['engine'] as const }]
      : []),
    {
      id: 'drivetrain',
      icon: 'car',
      value: t(`inventory.drivetrain.${vehicle.drivetrain}`),
      codes: ['drivetrain'],
    },
    ...(vehicle.seatCount === undefined
      ? []
      : [
          {
            id: 'seats' as const,
            icon: 'user' as const,
            value: t('vehicle.seatCount', { count: vehicle.seatCount }),
            codes: ['seats'] as const,
          },
        ]),
  ];
}
