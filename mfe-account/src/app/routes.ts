import { withTexts } from '@forecourt/shared-contracts/react';
import { withPageTexts } from './page-texts.ts';
import { routeChunk, type RouteChunk } from './route-chunk.tsx';

/** A path of this remote and its view. */
export interface AccountRoute {
  readonly path: string;
  readonly chunk: RouteChunk;
}

/** The routes of `remote.config.ts`, each with its chunk. */
export const routes: readonly AccountRoute[] = [
  {
    path: '/sign-in',
    chunk: routeChunk(
      async () => (await import(/* webpackChunkName: "sign-in" */ '../features/sign-in/index.ts')).SignInPage,
    ),
  },
  {
    path: '/sign-up',
    chunk: routeChunk(
      async () => (await import(/* webpackChunkName: "sign-up" */ '../features/sign-up/index.ts')).SignUpPage,
    ),
  },
  {
    path: '/sign-in/code',
    chunk: routeChunk(
      withTexts({
        namespace: 'account',
        view: async () =>
          (await import(/* webpackChunkName: "sign-in-code" */ '../features/sign-in-code/index.ts'))
            .CodeSignInPage,
        texts: () => import(/* webpackChunkName: "code-texts" */ './locales/codes.en.json'),
        translations: {
          es: () => import(/* webpackChunkName: "code-spanish" */ './locales/codes.es.json'),
        },
      }),
    ),
  },
  {
    path: '/integration/social-idp',
    chunk: routeChunk(
      async () =>
        (await import(/* webpackChunkName: "social-return" */ '../features/social-return/index.ts'))
          .SocialReturnPage,
    ),
  },
  {
    path: '/reset-password',
    chunk: routeChunk(
      withTexts({
        namespace: 'account',
        view: async () =>
          (await import(/* webpackChunkName: "reset-password" */ '../features/reset-password/index.ts'))
            .ResetPasswordPage,
        texts: () => import(/* webpackChunkName: "reset-texts" */ './locales/reset.en.json'),
        translations: {
          es: () => import(/* webpackChunkName: "reset-spanish" */ './locales/reset.es.json'),
        },
      }),
    ),
  },
  {
    path: '/account/orders',
    chunk: routeChunk(
      withPageTexts(
        async () => (await import(/* webpackChunkName: "orders" */ '../features/orders/index.ts')).OrdersPage,
      ),
    ),
  },
  {
    path: '/account/profile',
    chunk: routeChunk(
      withPageTexts(
        async () =>
          (await import(/* webpackChunkName: "profile" */ '../features/profile/index.ts')).ProfilePage,
      ),
    ),
  },
  {
    path: '/account/documents',
    chunk: routeChunk(
      withPageTexts(
        async () =>
          (await import(/* webpackChunkName: "documents" */ '../features/documents/index.ts')).DocumentsPage,
      ),
    ),
  },
  {
    path: '/account/privacy',
    chunk: routeChunk(
      withPageTexts(
        async () =>
          (await import(/* webpackChunkName: "privacy" */ '../features/privacy/index.ts')).PrivacyPage,
      ),
    ),
  },
  {
    path: '/deals',
    chunk: routeChunk(
      withPageTexts(
        async () => (await import(/* webpackChunkName: "deals" */ '../features/deals/index.ts')).DealsPage,
      ),
    ),
  },
];
