import { defineRemote } from '@forecourt/shared-contracts/releases';

export default defineRemote({
  name: 'mfe-credit-app',
  container: 'creditApp',
  exposes: { './app': './src/federation/app.ts' },
  routes: [{ id: 'cart', path: '/cart', skeleton: 'list', chunks: ['cart'] }],
});
