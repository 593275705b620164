import type { ReactNode } from 'react';
import { formatCount, formatMileage } from '@forecourt/shared-contracts/formats';
import { WholeWords } from '@forecourt/shared-design';
import { economyText, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import type { useTranslation } from '@forecourt/shared-contracts/react';
import { interiorColorKey } from '../../domain/interior-color.ts';
import type { FactId } from './comparison-facts.ts';

type Texts = ReturnType<typeof useTranslation<'storefront'>>['t'];

/** The text of each fact of a vehicle. */
export const factText: Readonly<Record<FactId, (vehicle: VehicleDetail, t: Texts) => ReactNode>> = {
  condition: ({ condition }, t) => <WholeWords>{t(`inventory.condition.${condition}`)}</WholeWords>,
  mileage: ({ mileage }) => formatMileage(mileage),
  exterior: ({ exteriorColor }) => exteriorColor.name,
  interior: ({ interiorColor }, t) => {
    const key = interiorColorKey(interiorColor);
    return key ? t(key) : interiorColor;
  },
  engine: ({ engine }) => <WholeWords>{engine}</WholeWords>,
  transmission: ({ transmission }) => <WholeWords>{transmission}</WholeWords>,
  drivetrain: ({ drivetrain }, t) => t(`inventory.drivetrain.${drivetrain}`),
  fuelType: ({ fuelType }, t) => t(`inventory.fuelType.${fuelType}`),
  cityMpg: ({ economy, fuelType }) => economyText(economy.cityMpg ?? 0, fuelType),
  highwayMpg: ({ economy, fuelType }) => economyText(economy.highwayMpg ?? 0, fuelType),
  rangeMiles: ({ economy }, t) => t('vehicle.rangeMiles', { miles: formatCount(economy.rangeMiles ?? 0) }),
  chargeMinutes: ({ economy }, t) => t('vehicle.chargeMinutes', { minutes: economy.chargeMinutes ?? 0 }),
  seats: ({ seatCount }) => seatCount,
  doors: ({ doorCount }) => doorCount,
  owners: ({ history }) => history.ownerCount,
  accidents: ({ history }, t) => t('vehicle.accidentCount', { count: history.accidentCount }),
  dealer: ({ dealer }) => (
    <>
      {dealer.name}
      <small>{`${dealer.city}, ${dealer.state}`}</small>
    </>
  ),
};
