import type { Featured } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { VehicleShelf } from '../../inventory/index.ts';
import { Section } from './section.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

const shownVehicles = 8;

/** Featured vehicles on the shared card; renders nothing when the dealer has none. */
export function FeaturedVehicles({ featured }: { featured: Featured | undefined }) {
  const { t } = useTranslation('storefront');
  if (featured && featured.vehicles.length === 0) return null;
  return (
    <Section
      title={t('landing.featured.title')}
      lead={t('landing.featured.lead')}
      more={{ href: routePaths.search, label: t('landing.seeAll') }}
    >
      <VehicleShelf vehicles={featured?.vehicles.slice(0, shownVehicles)} />
    </Section>
  );
}
