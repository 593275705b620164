import { createRoutes, withTexts, type TextedView } from '@forecourt/shared-contracts/react';
import { routePaths } from '../domain/route-paths.ts';
import { cartViews } from '../features/cart/index.ts';
import { creditApplicationViews } from '../features/credit-application/index.ts';
import { orderDetailsViews } from '../features/order-details/index.ts';
import { overviewViews } from '../features/overview/index.ts';
import { prequalificationViews } from '../features/prequalification/index.ts';
import { protectionViews } from '../features/protection/index.ts';
import { tradeInViews } from '../features/trade-in/index.ts';

type Texts = TextedView['texts'];

/** A page's texts with those that other pages show, too. */
const together = (...parts: readonly Texts[]): Texts => {
  return async () => {
    const all = await Promise.all(parts.map((load) => load()));
    return { default: Object.assign({}, ...all.map((one) => one.default)) };
  };
};
const terms = () => import(/* webpackChunkName: "purchase-terms" */ './locales/purchase-terms.en.json');
const spanishTerms = () => import(/* webpackChunkName: "cart-spanish" */ './locales/purchase-terms.es.json');

const cart = () => import(/* webpackChunkName: "cart-texts" */ './locales/cart.en.json');
const spanishCart = () => import(/* webpackChunkName: "cart-spanish" */ './locales/cart.es.json');

/** Cart, details and overview share the price texts; the last two have `texts` of their own as well. */
const purchasePage = (
  view: TextedView['view'],
  texts: readonly Texts[] = [],
  spanish: readonly Texts[] = [],
) =>
  withTexts({
    namespace: 'creditApp',
    view,
    texts: together(cart, terms, ...texts),
    translations: { es: together(spanishCart, spanishTerms, ...spanish) },
  });

const prequalification = withTexts({
  namespace: 'creditApp',
  view: prequalificationViews['pre-qualification'],
  texts: () => import(/* webpackChunkName: "pre-qualification" */ './locales/prequalification.en.json'),
  translations: {
    es: () =>
      import(/* webpackChunkName: "pre-qualification-spanish" */ './locales/prequalification.es.json'),
  },
});

const creditApplication = withTexts({
  namespace: 'creditApp',
  view: creditApplicationViews['credit-application'],
  texts: together(
    () => import(/* webpackChunkName: "credit-application" */ './locales/application.en.json'),
    terms,
  ),
  translations: {
    es: together(
      () => import(/* webpackChunkName: "credit-application-spanish" */ './locales/application.es.json'),
      spanishTerms,
    ),
  },
});

/** The views of this remote's paths, each in its own chunk with the texts that only it needs. */
export const routes = createRoutes(routePaths, {
  cart: {
    view: purchasePage(cartViews.cart),
  },
  details: {
    view: purchasePage(
      orderDetailsViews.details,
      [() => import(/* webpackChunkName: "details" */ './locales/details.en.json')],
      [() => import(/* webpackChunkName: "cart-spanish" */ './locales/details.es.json')],
    ),
  },
  overview: {
    view: purchasePage(
      overviewViews.overview,
      [() => import(/* webpackChunkName: "overview" */ './locales/overview.en.json')],
      [() => import(/* webpackChunkName: "cart-spanish" */ './locales/overview.es.json')],
    ),
  },
  coverage: {
    view: withTexts({
      namespace: 'creditApp',
      view: protectionViews.coverage,
      texts: () => import(/* webpackChunkName: "coverage" */ './locales/protection.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "coverage-spanish" */ './locales/protection.es.json'),
      },
    }),
  },
  'pre-qualification': { view: prequalification },
  'pre-qualification-step': { view: prequalification },
  'credit-notice': {
    view: withTexts({
      namespace: 'creditApp',
      view: prequalificationViews['credit-notice'],
      texts: () => import(/* webpackChunkName: "credit-notice" */ './locales/credit-notice.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "credit-notice-spanish" */ './locales/credit-notice.es.json'),
      },
    }),
  },
  'credit-application': { view: creditApplication },
  'credit-application-page': { view: creditApplication },
  'trade-in-offer': {
    view: withTexts({
      namespace: 'creditApp',
      view: tradeInViews['trade-in-offer'],
      texts: () => import(/* webpackChunkName: "trade-in" */ './locales/trade-in.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "trade-in-spanish" */ './locales/trade-in.es.json'),
      },
    }),
  },
});
