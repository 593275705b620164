import type { ComponentType } from 'react';

/** Routes of this remote, by the ids of `remote.config.ts`. */
export type RouteId = 'landing' | 'search' | 'vehicle';

const loaders: Readonly<Record<RouteId, () => Promise<ComponentType>>> = {
  landing: async () =>
    (await import(/* webpackChunkName: "landing" */ '../features/landing/index.ts')).LandingPage,
  search: async () =>
    (await import(/* webpackChunkName: "search" */ '../features/search/index.ts')).SearchPage,
  vehicle: async () =>
    (await import(/* webpackChunkName: "vehicle" */ '../features/vehicle/index.ts')).VehiclePage,
};

const loaded = new Map<RouteId, ComponentType>();
const loading = new Map<RouteId, Promise<ComponentType>>();

/** The view of a route when its chunk is here already. */
export function loadedView(id: RouteId): ComponentType | undefined {
  return loaded.get(id);
}

/** Loads a route's chunk once; the same promise for everybody who waits. After a failure the next call tries again. */
export function loadView(id: RouteId): Promise<ComponentType> {
  const known = loading.get(id);
  if (known) return known;
  const started = loaders[id]();
  loading.set(id, started);
  started.then(
    (view) => loaded.set(id, view),
    () => loading.delete(id),
  );
  return started;
}
