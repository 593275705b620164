import { defineRemote } from '@forecourt/shared-contracts/releases';

export default defineRemote({
  name: 'mfe-checkout',
  container: 'checkout',
  exposes: { './app': './src/federation/app.ts', './embed': './src/federation/embed.ts' },
  routes: [
    { id: 'progress', path: '/progress/*', skeleton: 'tracker', chunks: ['tracker'] },
    { id: 'fulfillment', path: '/fulfillment/:orderNumber/*', skeleton: 'tracker', chunks: ['tracker'] },
    { id: 'signing', path: '/signing/*', skeleton: 'tracker', chunks: ['tracker'] },
  ],
});
