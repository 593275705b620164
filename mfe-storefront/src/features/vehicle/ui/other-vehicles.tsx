import { Page } from '@forecourt/shared-design';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { featuredQuery } from '../../inventory/index.ts';
import { VehicleRow } from './vehicle-row.tsx';

/** A few of the dealer's vehicles, where the one that was asked for does not exist. */
export function OtherVehicles() {
  const { t } = useTranslation('storefront');
  const { data } = useQuery(featuredQuery(useApi()));
  return (
    <Page paddingTop="0" paddingBottom="16" marginTop={{ base: '-6', md: '-16' }}>
      <VehicleRow title={t('vehicle.others')} vehicles={data?.vehicles} />
    </Page>
  );
}
