import { defineRemote } from '@forecourt/shared-contracts/releases';

export default defineRemote({
  name: 'mfe-credit-app',
  container: 'creditApp',
  exposes: { './app': './src/federation/app.ts' },
  routes: [
    { id: 'cart', path: '/cart', skeleton: 'list', chunks: ['root', 'cart', 'cart-texts'] },
    { id: 'details', path: '/cart/details', skeleton: 'form', chunks: ['root', 'details', 'cart-texts'] },
    { id: 'overview', path: '/cart/overview', skeleton: 'list', chunks: ['root', 'overview', 'cart-texts'] },
    { id: 'coverage', path: '/cart/coverage', skeleton: 'list', chunks: ['root', 'coverage'] },
    {
      id: 'pre-qualification',
      path: '/pre-qualification',
      skeleton: 'form',
      chunks: ['root', 'pre-qualification'],
    },
    {
      id: 'pre-qualification-step',
      path: '/pre-qualification/:screen',
      skeleton: 'form',
      chunks: ['root', 'pre-qualification'],
    },
    {
      id: 'credit-notice',
      path: '/pre-qualification/result/notice',
      skeleton: 'detail',
      chunks: ['root', 'credit-notice'],
    },
    {
      id: 'credit-application',
      path: '/credit-application/*',
      skeleton: 'form',
      chunks: ['root', 'credit-application'],
    },
    { id: 'trade-in-offer', path: '/trade-in/offer/*', skeleton: 'detail', chunks: ['root', 'trade-in'] },
  ],
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
      path: '/cart',
      place: 'actions',
      order: 20,
      label: { en: 'Shopping Cart', es: 'Carrito' },
      count: 'cart',
      icon: 'cart',
    },
  ],
});
