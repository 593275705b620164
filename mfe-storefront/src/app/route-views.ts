import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';

/** Routes of this remote, by the ids of `remote.config.ts`. */
export type RouteId =
  | 'landing'
  | 'search'
  | 'vehicle'
  | 'saved-vehicles'
  | 'compare'
  | 'why-us'
  | 'trade-in'
  | 'financing'
  | 'faq'
  | 'contact-us'
  | 'terms-of-use'
  | 'privacy-policy'
  | 'privacy-notice'
  | 'cookie-policy'
  | 'accessibility'
  | 'warranty';

const content = () => import(/* webpackChunkName: "content" */ '../features/content/index.ts');
const contentTexts = () => import(/* webpackChunkName: "content-texts" */ './locales/content.en.json');
const faq = () => import(/* webpackChunkName: "faq" */ '../features/faq/index.ts');
const faqTexts = () => import(/* webpackChunkName: "faq-texts" */ './locales/faq.en.json');
const legal = () => import(/* webpackChunkName: "legal" */ '../features/legal/index.ts');
const texts = () => import(/* webpackChunkName: "legal-texts" */ './locales/legal.en.json');
const policyTexts = () => import(/* webpackChunkName: "policy-texts" */ './locales/policies.en.json');
const policyTranslations = {
  es: () => import(/* webpackChunkName: "legal-spanish" */ './locales/policies.es.json'),
};
const contentTranslations = {
  es: () => import(/* webpackChunkName: "content-spanish" */ './locales/content.es.json'),
};
const faqTranslations = {
  es: () => import(/* webpackChunkName: "content-spanish" */ './locales/faq.es.json'),
};
const translations = { es: () => import(/* webpackChunkName: "legal-spanish" */ './locales/legal.es.json') };

/** The views of the routes, each in its own chunk. Texts that only one view needs are in its chunk, and cost the others nothing. */
export const routeViews = createViewLoader<RouteId, object>({
  landing: withTexts({
    namespace: 'storefront',
    view: async () =>
      (await import(/* webpackChunkName: "landing" */ '../features/landing/index.ts')).LandingPage,
    texts: () => import(/* webpackChunkName: "landing" */ './locales/landing.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "landing-spanish" */ './locales/landing.es.json'),
    },
  }),
  search: withTexts({
    namespace: 'storefront',
    view: async () =>
      (await import(/* webpackChunkName: "search" */ '../features/search/index.ts')).SearchPage,
    texts: () => import(/* webpackChunkName: "search" */ './locales/search.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "search-spanish" */ './locales/search.es.json'),
    },
  }),
  vehicle: withTexts({
    namespace: 'storefront',
    view: async () =>
      (await import(/* webpackChunkName: "vehicle" */ '../features/vehicle/index.ts')).VehiclePage,
    texts: () => import(/* webpackChunkName: "vehicle" */ './locales/vehicle.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "vehicle-spanish" */ './locales/vehicle.es.json'),
    },
  }),
  'saved-vehicles': withTexts({
    namespace: 'storefront',
    view: async () =>
      (await import(/* webpackChunkName: "saved-vehicles" */ '../features/saved-vehicles/index.ts'))
        .SavedVehiclesPage,
    texts: () => import(/* webpackChunkName: "saved-vehicles" */ './locales/saved.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "saved-spanish" */ './locales/saved.es.json'),
    },
  }),
  compare: withTexts({
    namespace: 'storefront',
    view: async () =>
      (await import(/* webpackChunkName: "compare" */ '../features/compare/index.ts')).ComparePage,
    texts: () => import(/* webpackChunkName: "compare" */ './locales/compare.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "compare-spanish" */ './locales/compare.es.json'),
    },
  }),
  'trade-in': withTexts({
    namespace: 'storefront',
    view: async () => (await content()).SellYourCarPage,
    texts: contentTexts,
    translations: contentTranslations,
  }),
  'why-us': withTexts({
    namespace: 'storefront',
    view: async () => (await content()).WhyUsPage,
    texts: contentTexts,
    translations: contentTranslations,
  }),
  financing: withTexts({
    namespace: 'storefront',
    view: async () => (await content()).FinancingPage,
    texts: contentTexts,
    translations: contentTranslations,
  }),
  faq: withTexts({
    namespace: 'storefront',
    view: async () => (await faq()).FaqPage,
    texts: faqTexts,
    translations: faqTranslations,
  }),
  'contact-us': withTexts({
    namespace: 'storefront',
    view: async () => (await content()).ContactUsPage,
    texts: contentTexts,
    translations: contentTranslations,
  }),
  'terms-of-use': withTexts({
    namespace: 'storefront',
    view: async () => (await legal()).TermsOfUsePage,
    texts,
    translations,
  }),
  'privacy-policy': withTexts({
    namespace: 'storefront',
    view: async () => (await legal()).PrivacyPolicyPage,
    texts,
    translations,
  }),
  'privacy-notice': withTexts({
    namespace: 'storefront',
    view: async () => (await legal()).PrivacyNoticePage,
    texts: policyTexts,
    translations: policyTranslations,
  }),
  'cookie-policy': withTexts({
    namespace: 'storefront',
    view: async () => (await legal()).CookiePolicyPage,
    texts: policyTexts,
    translations: policyTranslations,
  }),
  accessibility: withTexts({
    namespace: 'storefront',
    view: async () => (await legal()).AccessibilityPage,
    texts: policyTexts,
    translations: policyTranslations,
  }),
  warranty: withTexts({
    namespace: 'storefront',
    view: async () => (await content()).WarrantyPage,
    texts: () => import(/* webpackChunkName: "warranty-texts" */ './locales/warranty.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "warranty-spanish" */ './locales/warranty.es.json'),
    },
  }),
});
