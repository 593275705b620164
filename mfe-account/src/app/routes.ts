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
    path: '/account/orders',
    chunk: routeChunk(
      async () => (await import(/* webpackChunkName: "orders" */ '../features/orders/index.ts')).OrdersPage,
    ),
  },
];
