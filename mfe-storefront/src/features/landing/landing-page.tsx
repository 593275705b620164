import { Page, RetryPanel } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { featuredQuery } from '../inventory/index.ts';
import { BodyStyleTiles } from './body-style-tiles.tsx';
import { FeaturedVehicles } from './featured-vehicles.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingHero } from './landing-hero.tsx';
import { PriceWays } from './price-ways.tsx';
import { TrustStrip } from './trust-strip.tsx';

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
            phone={{ number: phoneHref(contact.phone).replace('tel:', ''), label: contact.phoneAbbreviation }}
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
