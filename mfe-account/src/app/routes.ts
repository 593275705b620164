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
      async () =>
        (await import(/* webpackChunkName: "sign-in-code" */ '../features/sign-in-code/index.ts'))
          .CodeSignInPage,
    ),
  },
  {
    path: '/reset-password',
    chunk: routeChunk(
      async () =>
        (await import(/* webpackChunkName: "reset-password" */ '../features/reset-password/index.ts'))
          .ResetPasswordPage,
    ),
  },
  {
    path: '/account/orders',
    chunk: routeChunk(
      async () => (await import(/* webpackChunkName: "orders" */ '../features/orders/index.ts')).OrdersPage,
    ),
  },
];
