import { defineRemote, defineRoutes } from '@forecourt/shared-contracts/releases';
import { routePaths } from './src/domain/route-paths.ts';

export default defineRemote({
  name: 'mfe-credit-app',
  container: 'creditApp',
  exposes: { './app': './src/federation/app.ts' },
  routes: defineRoutes(routePaths, {
    cart: { skeleton: 'cart', chunks: ['root', 'cart', 'cart-texts'] },
    details: { skeleton: 'cart', chunks: ['root', 'details', 'cart-texts'] },
    overview: { skeleton: 'cart', chunks: ['root', 'overview', 'cart-texts'] },
    coverage: { skeleton: 'purchase', chunks: ['root', 'coverage'] },
    'pre-qualification': { skeleton: 'form', chunks: ['root', 'pre-qualification'] },
    'pre-qualification-step': { skeleton: 'form', chunks: ['root', 'pre-qualification'] },
    'credit-notice': { skeleton: 'detail', chunks: ['root', 'credit-notice'] },
    'credit-application': { skeleton: 'cart', chunks: ['root', 'credit-application'] },
    'credit-application-page': { skeleton: 'cart', chunks: ['root', 'credit-application'] },
    'trade-in-offer': { skeleton: 'detail', chunks: ['root', 'trade-in'] },
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
