import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';

/** Routes of this remote, by the ids of `remote.config.ts`, each with its paths below `/`. */
export const routePaths = {
  cart: ['/cart'],
  coverage: ['/cart/coverage'],
  'pre-qualification': ['/pre-qualification', '/pre-qualification/:screen'],
  'credit-notice': ['/pre-qualification/result/notice'],
  'credit-application': ['/credit-application', '/credit-application/:page'],
  'trade-in-offer': ['/trade-in/offer/*'],
  details: ['/cart/details'],
  overview: ['/cart/overview'],
} as const satisfies Record<string, readonly string[]>;
export type RouteId = keyof typeof routePaths;

/** Cart, details and overview share the price texts. */
const cartTexts = {
  namespace: 'creditApp',
  texts: () => import(/* webpackChunkName: "cart-texts" */ './locales/cart.en.json'),
  translations: {
    es: () => import(/* webpackChunkName: "cart-spanish" */ './locales/cart.es.json'),
  },
};

/** The views of the routes, each in its own chunk with the texts that only it needs. */
export const routeViews = createViewLoader<RouteId, object>({
  coverage: withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "coverage" */ '../features/protection/index.ts')).CoveragePage,
    texts: () => import(/* webpackChunkName: "coverage" */ './locales/protection.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "coverage-spanish" */ './locales/protection.es.json'),
    },
  }),
  cart: withTexts({
    ...cartTexts,
    view: async () =>
      (await import(/* webpackChunkName: "cart" */ '../features/cart-page/index.ts')).CartPage,
  }),
  details: withTexts({
    ...cartTexts,
    view: async () =>
      (await import(/* webpackChunkName: "details" */ '../features/order-details/index.ts')).OrderDetailsPage,
  }),
  overview: withTexts({
    ...cartTexts,
    view: async () =>
      (await import(/* webpackChunkName: "overview" */ '../features/overview/index.ts')).OverviewPage,
  }),
  'pre-qualification': withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "pre-qualification" */ '../features/prequalification/index.ts'))
        .PrequalificationPage,
    texts: () => import(/* webpackChunkName: "pre-qualification" */ './locales/prequalification.en.json'),
    translations: {
      es: () =>
        import(/* webpackChunkName: "pre-qualification-spanish" */ './locales/prequalification.es.json'),
    },
  }),
  'credit-notice': withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "credit-notice" */ '../features/credit-notice/index.ts'))
        .CreditNoticePage,
    texts: () => import(/* webpackChunkName: "credit-notice" */ './locales/credit-notice.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "credit-notice-spanish" */ './locales/credit-notice.es.json'),
    },
  }),
  'credit-application': withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "credit-application" */ '../features/credit-application/index.ts'))
        .CreditApplicationPage,
    texts: () => import(/* webpackChunkName: "credit-application" */ './locales/application.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "credit-application-spanish" */ './locales/application.es.json'),
    },
  }),
  'trade-in-offer': withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "trade-in" */ '../features/trade-in/index.ts')).TradeInPage,
    texts: () => import(/* webpackChunkName: "trade-in" */ './locales/trade-in.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "trade-in-spanish" */ './locales/trade-in.es.json'),
    },
  }),
});
