import { useDeferredValue } from 'react';
import { AppLink } from '@forecourt/shared-design';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { similarQuery } from '../../inventory/index.ts';
import { VehicleRow } from './vehicle-row.tsx';

interface SimilarVehiclesProps {
  readonly vin: string;
  readonly similarHref: string;
}

/** Vehicles similar to the one on the page. */
export function SimilarVehicles({ vin, similarHref }: SimilarVehiclesProps) {
  const { t } = useTranslation('storefront');
  const { data } = useQuery(similarQuery(useApi(), vin));
  return (
    <VehicleRow
      title={t('vehicle.similar')}
      // An answer is rendered in one task, unless it is deferred: then in short ones.
      vehicles={useDeferredValue(data)?.vehicles}
      more={
        <AppLink href={similarHref} variant="strong">
          {t('vehicle.seeAll')}
        </AppLink>
      }
    />
  );
}
