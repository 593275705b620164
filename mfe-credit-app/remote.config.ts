import { defineRemote, defineRoutes, routeTexts } from '@forecourt/shared-contracts/releases';
import cartEnglish from './src/app/locales/cart.en.json';
import cartSpanish from './src/app/locales/cart.es.json';
import detailsEnglish from './src/app/locales/details.en.json';
import detailsSpanish from './src/app/locales/details.es.json';
import overviewEnglish from './src/app/locales/overview.en.json';
import overviewSpanish from './src/app/locales/overview.es.json';
import protectionEnglish from './src/app/locales/protection.en.json';
import protectionSpanish from './src/app/locales/protection.es.json';
import { routePaths } from './src/domain/route-paths.ts';

const text = routeTexts('creditApp', {
  en: { ...cartEnglish, ...detailsEnglish, ...overviewEnglish, ...protectionEnglish },
  es: { ...cartSpanish, ...detailsSpanish, ...overviewSpanish, ...protectionSpanish },
});

/** The pages of a purchase, by the group of their texts. */
function headed(texts: string) {
  return { heading: { title: text(`${texts}.title`), lead: text(`${texts}.lead`) } };
}

export default defineRemote({
  name: 'mfe-credit-app',
  container: 'creditApp',
  exposes: { './app': './src/federation/app.ts' },
  routes: defineRoutes(routePaths, {
    cart: { ...headed('cart'), skeleton: 'cart', chunks: ['root', 'cart', 'cart-texts'] },
    details: { ...headed('details'), skeleton: 'cart', chunks: ['root', 'details', 'cart-texts'] },
    overview: { ...headed('overview'), skeleton: 'cart', chunks: ['root', 'overview', 'cart-texts'] },
    coverage: { ...headed('coverage'), skeleton: 'purchase', chunks: ['root', 'coverage'] },
    'pre-qualification': { skeleton: 'form', chunks: ['root', 'pre-qualification'] },
    'pre-qualification-step': { skeleton: 'form', chunks: ['root', 'pre-qualification'] },
    'credit-notice': { skeleton: 'detail', chunks: ['root', 'credit-notice'] },
    'credit-application': { skeleton: 'cart', chunks: ['root', 'credit-application'] },
    'credit-application-page': { skeleton: 'cart', chunks: ['root', 'credit-application'] },
    'trade-in-offer': { skeleton: 'purchase', chunks: ['root', 'trade-in'] },
  }),
  menu: [
    {
      id: 'trade-in',
      path: '/trade-in',
      place: 'main',
      order: 30,
      label: { en: 'Sell Your Car', es: 'Venda su auto' },
    },
    {
      id: 'cart',
      path: routePaths.cart,
      place: 'actions',
      order: 20,
      label: { en: 'Shopping Cart', es: 'Carrito' },
      count: 'cart',
      icon: 'cart',
    },
  ],
});
