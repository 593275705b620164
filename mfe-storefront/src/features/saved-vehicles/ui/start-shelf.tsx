import { chakra } from '@forecourt/shared-design';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { featuredQuery, VehicleShelf } from '../../inventory/index.ts';

const Root = chakra('div', {
  base: { '& > h2': { textStyle: 'heading', marginTop: '12', marginBottom: '5' } },
});

const shownVehicles = 4;

/** A few of the dealer's vehicles, where none is saved yet; absent while they load, when there are none, and when loading fails. */
export function StartShelf() {
  const { t } = useTranslation('storefront');
  const { data } = useQuery(featuredQuery(useApi()));
  const vehicles = data?.vehicles.slice(0, shownVehicles) ?? [];
  if (vehicles.length === 0) return null;
  return (
    <Root>
      <h2>{t('saved.start')}</h2>
      <VehicleShelf vehicles={vehicles} />
    </Root>
  );
}
