import { defineRemote } from '@forecourt/shared-contracts/releases';

export default defineRemote({
  name: 'mfe-account',
  container: 'account',
  exposes: { './app': './src/federation/app.ts' },
  routes: [
    { id: 'sign-in', path: '/sign-in', skeleton: 'form', chunks: ['remote-app', 'sign-in'] },
    { id: 'sign-up', path: '/sign-up', skeleton: 'form', chunks: ['remote-app', 'sign-up'] },
    { id: 'sign-in-code', path: '/sign-in/code', skeleton: 'form', chunks: ['remote-app', 'sign-in-code'] },
    {
      id: 'reset-password',
      path: '/reset-password',
      skeleton: 'form',
      chunks: ['remote-app', 'reset-password'],
    },
    { id: 'orders', path: '/account/orders', skeleton: 'list', chunks: ['remote-app', 'orders'] },
  ],
});
