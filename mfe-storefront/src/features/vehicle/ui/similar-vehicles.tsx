import { useDeferredValue } from 'react';
import { AppLink, chakra } from '@forecourt/shared-design';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { similarQuery, VehicleShelf } from '../../inventory/index.ts';

const shownVehicles = 4;

const Root = chakra('section', {
  base: {
    marginTop: { base: '12', md: '16' },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '5',
    },
    '& h2': { textStyle: 'heading', margin: '0' },
  },
});

interface SimilarVehiclesProps {
  readonly vin: string;
  readonly similarHref: string;
}

/** Vehicles similar to the one on the page; absent while they load, when there are none, and when loading fails. */
export function SimilarVehicles({ vin, similarHref }: SimilarVehiclesProps) {
  const { t } = useTranslation('storefront');
  const { data: answer } = useQuery(similarQuery(useApi(), vin));
  // An answer is rendered in one task, unless it is deferred: then in short ones.
  const data = useDeferredValue(answer);
  const vehicles = data?.vehicles.slice(0, shownVehicles) ?? [];
  if (vehicles.length === 0) return null;
  return (
    <Root aria-labelledby="storefront-similar">
      <header>
        <h2 id="storefront-similar">{t('vehicle.similar')}</h2>
        <AppLink href={similarHref} variant="strong">
          {t('vehicle.allSimilar')}
        </AppLink>
      </header>
      <VehicleShelf vehicles={vehicles} />
    </Root>
  );
}
