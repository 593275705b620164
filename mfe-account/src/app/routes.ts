import { createRoutes, withTexts } from '@forecourt/shared-contracts/react';
import { routePaths } from '../domain/route-paths.ts';
import { ordersViews } from '../features/orders/index.ts';
import { privacyViews } from '../features/privacy/index.ts';
import { profileViews } from '../features/profile/index.ts';
import { signInViews } from '../features/sign-in/index.ts';
import { signUpViews } from '../features/sign-up/index.ts';
import { withPageTexts } from './page-texts.ts';

/** The views of this remote's paths, each in its own chunk with the texts that only it needs. */
export const routes = createRoutes(routePaths, {
  'sign-in': { view: signInViews['sign-in'] },
  'sign-up': { view: signUpViews['sign-up'] },
  'sign-in-code': {
    view: withTexts({
      namespace: 'account',
      view: signInViews['sign-in-code'],
      texts: () => import(/* webpackChunkName: "code-texts" */ './locales/codes.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "code-spanish" */ './locales/codes.es.json'),
      },
    }),
  },
  'social-return': { view: signInViews['social-return'] },
  'reset-password': {
    view: withTexts({
      namespace: 'account',
      view: signInViews['reset-password'],
      texts: () => import(/* webpackChunkName: "reset-texts" */ './locales/reset.en.json'),
      translations: {
        es: () => import(/* webpackChunkName: "reset-spanish" */ './locales/reset.es.json'),
      },
    }),
  },
  orders: { view: withPageTexts(ordersViews.orders) },
  profile: { view: withPageTexts(profileViews.profile) },
  documents: { view: withPageTexts(ordersViews.documents) },
  privacy: { view: withPageTexts(privacyViews.privacy) },
  deals: { view: withPageTexts(ordersViews.deals) },
});
