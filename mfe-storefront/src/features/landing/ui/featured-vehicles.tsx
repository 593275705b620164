import type { Featured } from '@forecourt/shared-contracts/inventory';
import { chakra } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { VehicleShelf } from '../../inventory/index.ts';
import { Section } from './section.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

/** Whole rows: of four cards, or of three wide ones. */
const shownVehicles = { standard: 8, dense: 8, wide: 6 } as const;

const Shelf = chakra('div', { base: { '--fc-shelf-card': 'var(--fc-featured-card, 264px)' } });

/** Featured vehicles on the shared card; renders nothing when the dealer has none. */
export function FeaturedVehicles({ featured }: { featured: Featured | undefined }) {
  const { t } = useTranslation('storefront');
  const { card } = useTenant().theme.layout;
  if (featured && featured.vehicles.length === 0) return null;
  return (
    <Section
      title={t('landing.featured.title')}
      lead={t('landing.featured.lead')}
      more={{ href: routePaths.search, label: t('landing.seeAll') }}
    >
      <Shelf>
        <VehicleShelf vehicles={featured?.vehicles.slice(0, shownVehicles[card])} />
      </Shelf>
    </Section>
  );
}
