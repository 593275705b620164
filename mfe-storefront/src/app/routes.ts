import { createRoutes, withTexts } from '@forecourt/shared-contracts/react';
import { searchFromParams } from '@forecourt/shared-contracts/inventory';
import { routePaths } from '../domain/route-paths.ts';
import { compareViews } from '../features/compare/index.ts';
import { contentViews } from '../features/content/index.ts';
import { featuredQuery, searchQuery, vehicleQuery } from '../features/inventory/index.ts';
import { landingViews } from '../features/landing/index.ts';
import { legalViews } from '../features/legal/index.ts';
import { savedVehiclesViews } from '../features/saved-vehicles/index.ts';
import { searchViews } from '../features/search/index.ts';
import { vehicleViews } from '../features/vehicle/index.ts';

const namespace = 'storefront' as const;
const content = {
  namespace,
  texts: () => import(/* webpackChunkName: "content-texts" */ './locales/content.en.json'),
  translations: { es: () => import(/* webpackChunkName: "content-spanish" */ './locales/content.es.json') },
};
const legal = {
  namespace,
  texts: () => import(/* webpackChunkName: "legal-texts" */ './locales/legal.en.json'),
  translations: { es: () => import(/* webpackChunkName: "legal-spanish" */ './locales/legal.es.json') },
};
const policies = {
  namespace,
  texts: () => import(/* webpackChunkName: "policy-texts" */ './locales/policies.en.json'),
  translations: { es: () => import(/* webpackChunkName: "legal-spanish" */ './locales/policies.es.json') },
};

/**
 * The views of this remote's paths, each in its own chunk with the texts that only it needs. A first call that depends on the user is not
 * prefetched: before the session is known there is no user.
 */
export const routes = createRoutes(routePaths, {
  landing: {
    view: withTexts({
      namespace,
      view: landingViews.landing,
      texts: () => import(/* webpackChunkName: "landing" */ './locales/landing.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "landing-spanish" */ './locales/landing.es.json'),
      },
    }),
    prefetch: ({ platform, queryClient }) => queryClient.prefetchQuery(featuredQuery(platform.client)),
  },
  search: {
    view: withTexts({
      namespace,
      view: searchViews.search,
      texts: () => import(/* webpackChunkName: "search" */ './locales/search.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "search-spanish" */ './locales/search.es.json'),
      },
    }),
    prefetch: ({ platform, queryClient }) => {
      const { search } = platform.navigation.current().location;
      return queryClient.prefetchQuery(
        searchQuery(platform.client, searchFromParams(new URLSearchParams(search))),
      );
    },
  },
  vehicle: {
    view: withTexts({
      namespace,
      view: vehicleViews.vehicle,
      texts: () => import(/* webpackChunkName: "vehicle" */ './locales/vehicle.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "vehicle-spanish" */ './locales/vehicle.es.json'),
      },
    }),
    prefetch: ({ platform, queryClient }, { vin = '' }) =>
      queryClient.prefetchQuery(vehicleQuery(platform.client, vin)),
  },
  'saved-vehicles': {
    view: withTexts({
      namespace,
      view: savedVehiclesViews['saved-vehicles'],
      texts: () => import(/* webpackChunkName: "saved-vehicles" */ './locales/saved.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "saved-spanish" */ './locales/saved.es.json'),
      },
    }),
  },
  compare: {
    view: withTexts({
      namespace,
      view: compareViews.compare,
      texts: () => import(/* webpackChunkName: "compare" */ './locales/compare.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "compare-spanish" */ './locales/compare.es.json'),
      },
    }),
  },
  'trade-in': { view: withTexts({ ...content, view: contentViews['trade-in'] }) },
  'why-us': { view: withTexts({ ...content, view: contentViews['why-us'] }) },
  financing: { view: withTexts({ ...content, view: contentViews.financing }) },
  faq: {
    view: withTexts({
      namespace,
      view: contentViews.faq,
      texts: () => import(/* webpackChunkName: "faq-texts" */ './locales/faq.en.json'),
      translations: { es: () => import(/* webpackChunkName: "content-spanish" */ './locales/faq.es.json') },
    }),
  },
  'contact-us': { view: withTexts({ ...content, view: contentViews['contact-us'] }) },
  'terms-of-use': { view: withTexts({ ...legal, view: legalViews['terms-of-use'] }) },
  'privacy-policy': { view: withTexts({ ...legal, view: legalViews['privacy-policy'] }) },
  'privacy-notice': { view: withTexts({ ...policies, view: legalViews['privacy-notice'] }) },
  'cookie-policy': { view: withTexts({ ...policies, view: legalViews['cookie-policy'] }) },
  accessibility: { view: withTexts({ ...policies, view: legalViews.accessibility }) },
  warranty: {
    view: withTexts({
      namespace,
      view: contentViews.warranty,
      texts: () => import(/* webpackChunkName: "warranty-texts" */ './locales/warranty.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "warranty-spanish" */ './locales/warranty.es.json'),
      },
    }),
  },
});
