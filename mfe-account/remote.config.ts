import { defineRemote, defineRoutes, routeTexts } from '@forecourt/shared-contracts/releases';
import english from './src/app/locales/pages.en.json';
import spanish from './src/app/locales/pages.es.json';
import { routePaths } from './src/domain/route-paths.ts';

/** The pages of visitors who are not signed in: empty forms, the same for everyone. */
const signedOut = { isRendered: true, isForm: true, skeleton: 'form' } as const;

const text = routeTexts('account', { en: english, es: spanish });

/** The pages of an account, by the group of their texts. */
function accountPage(texts: string) {
  return {
    skeleton: 'account' as const,
    heading: { title: text(`${texts}.title`), lead: text(`${texts}.lead`) },
  };
}

export default defineRemote({
  name: 'mfe-account',
  container: 'account',
  exposes: { './app': './src/federation/app.ts' },
  routes: defineRoutes(routePaths, {
    'sign-in': { ...signedOut, chunks: ['remote-app', 'sign-in'] },
    'sign-up': { ...signedOut, chunks: ['remote-app', 'sign-up'] },
    'sign-in-code': { ...signedOut, chunks: ['remote-app', 'sign-in-code', 'code-texts'] },
    'social-return': { skeleton: 'form', chunks: ['remote-app', 'social-return'] },
    'reset-password': { ...signedOut, chunks: ['remote-app', 'reset-password', 'reset-texts'] },
    orders: {
      ...accountPage('orders'),
      chunks: ['remote-app', 'orders', 'page-texts'],
      earlyCalls: ['/api/commerce/orders'],
    },
    profile: {
      ...accountPage('profile'),
      chunks: ['remote-app', 'profile', 'page-texts'],
      earlyCalls: ['/api/account/profile', '/api/account/consents'],
    },
    documents: {
      ...accountPage('documents'),
      chunks: ['remote-app', 'documents', 'page-texts'],
      earlyCalls: ['/api/account/documents'],
    },
    privacy: {
      ...accountPage('privacy'),
      chunks: ['remote-app', 'privacy', 'page-texts'],
      earlyCalls: ['/api/privacy/requests'],
    },
    deals: {
      ...accountPage('deals'),
      chunks: ['remote-app', 'deals', 'page-texts'],
      earlyCalls: ['/api/commerce/orders'],
    },
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
