import { Page, RetryPanel } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { featuredQuery } from '../inventory/index.ts';
import { BodyStyleTiles } from './ui/body-style-tiles.tsx';
import { FeaturedVehicles } from './ui/featured-vehicles.tsx';
import { HowItWorks } from './ui/how-it-works.tsx';
import { LandingHero } from './ui/landing-hero.tsx';
import { PriceWays } from './ui/price-ways.tsx';
import { TrustStrip } from './ui/trust-strip.tsx';

/** The site's first page: links into the inventory, featured vehicles, how buying works and what the dealer promises. */
export function LandingPage() {
  const { t } = useTranslation('storefront');
  const { brandName, tagline, contact } = useTenant();
  const { data: featured, isError, refetch, isFetching } = useQuery(featuredQuery(useApi()));
  usePageMeta({
    title: t('landing.metaTitle', { brandName, tagline }),
    description: t('landing.metaDescription', { brandName }),
  });
  return (
    <>
      <LandingHero featured={featured} />
      {isError ? (
        <Page>
          <RetryPanel
            title={t('landing.failed')}
            onRetry={() => void refetch()}
            busy={isFetching}
            phone={dealerPhone(contact)}
          />
        </Page>
      ) : (
        <>
          <BodyStyleTiles featured={featured} />
          <PriceWays />
          <FeaturedVehicles featured={featured} />
        </>
      )}
      <TrustStrip />
      <HowItWorks />
    </>
  );
}
