import { defineRemote, defineRoutes } from '@forecourt/shared-contracts/releases';
import { routePaths } from './src/domain/route-paths.ts';

export default defineRemote({
  name: 'mfe-account',
  container: 'account',
  exposes: { './app': './src/federation/app.ts' },
  routes: defineRoutes(routePaths, {
    'sign-in': { skeleton: 'form', chunks: ['remote-app', 'sign-in'] },
    'sign-up': { skeleton: 'form', chunks: ['remote-app', 'sign-up'] },
    'sign-in-code': { skeleton: 'form', chunks: ['remote-app', 'sign-in-code', 'code-texts'] },
    'social-return': { skeleton: 'form', chunks: ['remote-app', 'social-return'] },
    'reset-password': { skeleton: 'form', chunks: ['remote-app', 'reset-password', 'reset-texts'] },
    orders: { skeleton: 'list', chunks: ['remote-app', 'orders', 'page-texts'] },
    profile: { skeleton: 'form', chunks: ['remote-app', 'profile', 'page-texts'] },
    documents: { skeleton: 'list', chunks: ['remote-app', 'documents', 'page-texts'] },
    privacy: { skeleton: 'list', chunks: ['remote-app', 'privacy', 'page-texts'] },
    deals: { skeleton: 'list', chunks: ['remote-app', 'deals', 'page-texts'] },
  }),
  menu: [
    {
      id: 'sign-in',
      path: routePaths['sign-in'],
      place: 'account',
      audience: 'guests',
      order: 10,
      label: { en: 'Sign In', es: 'Iniciar sesión' },
    },
    {
      id: 'sign-up',
      path: routePaths['sign-up'],
      place: 'account',
      audience: 'guests',
      order: 20,
      label: { en: 'Create account', es: 'Crear cuenta' },
    },
    {
      id: 'profile',
      path: routePaths.profile,
      place: 'account',
      audience: 'members',
      order: 30,
      label: { en: 'Profile', es: 'Perfil' },
    },
    {
      id: 'orders',
      path: routePaths.orders,
      place: 'account',
      audience: 'members',
      order: 40,
      label: { en: 'Orders', es: 'Pedidos' },
      count: 'orders',
    },
    {
      id: 'documents',
      path: routePaths.documents,
      place: 'account',
      audience: 'members',
      order: 50,
      label: { en: 'Documents', es: 'Documentos' },
    },
  ],
});
