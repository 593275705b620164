import type { ComponentType } from 'react';
import { Page, RetryPanel } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { Featured } from '@forecourt/shared-contracts/inventory';
import type { LandingSection } from '@forecourt/shared-contracts/tenant';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { featuredQuery } from '../inventory/index.ts';
import { BodyStyleTiles } from './ui/body-style-tiles.tsx';
import { FeaturedVehicles } from './ui/featured-vehicles.tsx';
import { HowItWorks } from './ui/how-it-works.tsx';
import { LandingHero } from './ui/landing-hero.tsx';
import { PriceWays } from './ui/price-ways.tsx';
import { PromiseLine } from './ui/promise-line.tsx';
import { TrustStrip } from './ui/trust-strip.tsx';

const bands: Readonly<Record<LandingSection, ComponentType<{ readonly featured: Featured | undefined }>>> = {
  'body-styles': BodyStyleTiles,
  prices: PriceWays,
  featured: FeaturedVehicles,
  trust: TrustStrip,
  how: HowItWorks,
};

/** Without its answer, the inventory has nothing to choose from. */
const ofInventory: ReadonlySet<LandingSection> = new Set(['body-styles', 'prices', 'featured']);

/** The site's first page, in the order of the tenant: links into the inventory, featured vehicles, how buying works and what the dealer promises. */
export function LandingPage() {
  const { t } = useTranslation('storefront');
  const { brandName, tagline, contact, theme } = useTenant();
  const { data: featured, isError, refetch, isFetching } = useQuery(featuredQuery(useApi()));
  usePageMeta({
    title: t('landing.metaTitle', { brandName, tagline }),
    description: t('landing.metaDescription', { brandName }),
  });
  return (
    <>
      <LandingHero featured={featured} />
      <PromiseLine />
      {isError && (
        <Page>
          <RetryPanel
            title={t('landing.failed')}
            onRetry={() => void refetch()}
            busy={isFetching}
            phone={dealerPhone(contact)}
          />
        </Page>
      )}
      {theme.layout.sections.map((id) => {
        const Band = bands[id];
        return isError && ofInventory.has(id) ? null : <Band key={id} featured={featured} />;
      })}
    </>
  );
}
