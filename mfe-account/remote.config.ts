import { defineRemote } from '@forecourt/shared-contracts/releases';

export default defineRemote({
  name: 'mfe-account',
  container: 'account',
  exposes: { './app': './src/federation/app.ts' },
  routes: [
    { id: 'sign-in', path: '/sign-in', skeleton: 'form', chunks: ['remote-app', 'sign-in'] },
    { id: 'orders', path: '/account/orders', skeleton: 'list', chunks: ['remote-app', 'orders'] },
  ],
});
