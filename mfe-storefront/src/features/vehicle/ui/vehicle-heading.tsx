import { AppLink, Badge, chakra, PageHeading } from '@forecourt/shared-design';
import { formatCount, formatMileage, vehicleName } from '@forecourt/shared-contracts/formats';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& .fc-badges, & ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .fc-trim': { fontSize: 'lg', color: 'inkMuted' },
    '& ul': {
      columnGap: '5',
      rowGap: '1',
      textStyle: 'small',
      color: 'inkMuted',
      '& a': { display: 'inline-block', minHeight: '24px' },
      // On a phone VIN and history have their own lines in every face: one of another width would move all that follows.
      '& > :nth-of-type(n + 3)': { flexBasis: { base: 'full', sm: 'auto' } },
    },
  },
});

/** Owners and accidents of a vehicle that had owners, as a link to its history. */
function History({ history }: Pick<VehicleDetail, 'history'>) {
  const { t } = useTranslation('storefront');
  const { usage, ownerCount, accidentCount } = history;
  if (usage === 'none') return null;
  const owners = t('vehicle.ownerCount', { count: ownerCount });
  return (
    <li>
      <AppLink href="#history">
        {accidentCount === undefined
          ? owners
          : `${owners}\u00a0· ${t('vehicle.accidentsReported', { count: accidentCount })}`}
      </AppLink>
    </li>
  );
}

/** Range and charge time of an electric vehicle, as far as they are known. */
function Electric({ fuelType, economy }: Pick<VehicleDetail, 'fuelType' | 'economy'>) {
  const { t } = useTranslation('storefront');
  const { rangeMiles, chargeMinutes } = economy;
  const facts = [
    rangeMiles && t('vehicle.range', { miles: formatCount(rangeMiles) }),
    chargeMinutes && t('vehicle.charge', { minutes: chargeMinutes }),
  ].filter(Boolean);
  return fuelType === 'Electric' && facts.length > 0 && <p>{facts.join('\u00a0· ')}</p>;
}

/** Identifies the vehicle: condition, year, make, model, trim, range, mileage, stock number, VIN, owners and accidents. */
export function VehicleHeading({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { condition, availability, trim, mileage, stockNumber, vin } = vehicle;
  const isCertified = condition === 'Certified';
  return (
    <Root>
      <span className="fc-badges">
        <Badge tone={isCertified ? 'brand' : 'neutral'} icon={isCertified ? 'shield' : undefined}>
          {t(`inventory.condition.${condition}`)}
        </Badge>
        {availability === 'PendingSale' && (
          <Badge tone="warning" icon="clock">
            {t('vehicle.salePending')}
          </Badge>
        )}
        {availability === 'Sold' && <Badge tone="solid">{t('vehicle.sold')}</Badge>}
      </span>
      <PageHeading>{vehicleName(vehicle)}</PageHeading>
      <p className="fc-trim">{trim}</p>
      <Electric {...vehicle} />
      <ul>
        <li>{formatMileage(mileage)}</li>
        <li>{t('vehicle.stock', { stockNumber })}</li>
        <li>{t('vehicle.vin', { vin })}</li>
        <History history={vehicle.history} />
      </ul>
    </Root>
  );
}
