import { createViewLoader } from '@forecourt/shared-contracts/react';

/** Routes of this remote, by the ids of `remote.config.ts`. */
export type RouteId = 'landing' | 'search' | 'vehicle';

/** The views of the routes, each in a chunk of its own. */
export const routeViews = createViewLoader<RouteId, object>({
  landing: async () =>
    (await import(/* webpackChunkName: "landing" */ '../features/landing/index.ts')).LandingPage,
  search: async () =>
    (await import(/* webpackChunkName: "search" */ '../features/search/index.ts')).SearchPage,
  vehicle: async () =>
    (await import(/* webpackChunkName: "vehicle" */ '../features/vehicle/index.ts')).VehiclePage,
});
