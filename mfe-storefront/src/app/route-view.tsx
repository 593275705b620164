import { use } from 'react';
import { loadedView, loadView, type RouteId } from './route-views.ts';

/**
 * The view of a route. Renders at once when its chunk is here; else it suspends, and since the router moves in
 * a transition, the page before it stays until then.
 */
export function RouteView({ id }: { id: RouteId }) {
  const View = loadedView(id) ?? use(loadView(id));
  return <View />;
}
