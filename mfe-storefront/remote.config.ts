import { vehicleSearchKeys } from '@forecourt/shared-contracts/inventory';
import { defineRemote } from '@forecourt/shared-contracts/releases';

export default defineRemote({
  name: 'mfe-storefront',
  container: 'storefront',
  exposes: { './app': './src/federation/app.ts' },
  routes: [
    {
      id: 'landing',
      path: '/',
      skeleton: 'landing',
      prefetch: [{ path: '/public/inventory/featured' }],
      chunks: ['root', 'landing'],
    },
    {
      id: 'search',
      path: '/search',
      skeleton: 'grid',
      prefetch: [{ path: '/public/inventory/vehicles', query: [...vehicleSearchKeys] }],
      chunks: ['root', 'search'],
    },
    {
      id: 'vehicle',
      path: '/vehicle/:vin',
      skeleton: 'detail',
      prefetch: [{ path: '/public/inventory/vehicles/:vin' }],
      chunks: ['root', 'vehicle'],
    },
  ],
});
