import { routePaths, type RouteId } from './route-views.ts';

/** Every path of this remote with its view. */
export const routes = (Object.keys(routePaths) as RouteId[]).flatMap((id) =>
  routePaths[id].map((path: string) => ({ id, path })),
);
