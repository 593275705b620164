import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../releases/match-route.ts';
import type { PrepareContext } from './create-remote-lifecycles.tsx';
import { createViewLoader, type ViewSources } from './create-view-loader.tsx';
import { ParamsContext } from './use-params.ts';

/** What a remote does at one of its paths. */
export interface RouteSource {
  /**
   * Loads the view: usually an `import()` of its own chunk. Routes with the same function share one view, which stays mounted, with its
   * state, when the user moves between them.
   */
  readonly view: () => Promise<ComponentType>;
  /** Loads a further chunk that the view shows at this path, so that the first screen does not wait for it. */
  readonly inner?: () => Promise<unknown>;
  /** Starts the first calls of the view. `params` are the decoded `:params` of the path. Must not reject. */
  readonly prefetch?: (context: PrepareContext, params: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** A remote's routes, ready to be prepared and rendered. */
export interface RemoteRoutes<TId extends string> {
  /** Loads the view of a route with its inner chunk; rendered afterwards it does not suspend. Rejects if a chunk fails to load. */
  load(id: TId): Promise<void>;
  /**
   * Loads the chunks of the route at the current path and starts its first calls in parallel; for `prepare` of the remote. Data that came
   * with the page is in the cache when this resolves; network calls are not awaited. Rejects if a chunk fails to load.
   */
  prepare(context: PrepareContext): Promise<void>;
  /** Shows the view of the current path, or `fallback` at a path that is not one of the remote's. */
  readonly View: ComponentType<{ readonly fallback: ReactNode }>;
}

/**
 * Creates a remote's routes from its paths, the same that its `remote.config.ts` publishes, and one source for each: a path without a
 * source does not compile. Call it once per remote.
 */
export function createRoutes<TId extends string>(
  paths: Readonly<Record<TId, string>>,
  sources: Readonly<Record<TId, RouteSource>>,
): RemoteRoutes<TId> {
  const ids = Object.keys(paths) as TId[];
  const routes = ids.map((id) => ({ id, path: paths[id] }));
  /** Routes that share a view use the id of the first of them. */
  const viewId = (id: TId) => ids.find((one) => sources[one].view === sources[id].view) ?? id;
  const viewSources = Object.fromEntries(ids.map((id) => [id, sources[id].view]));
  const views = createViewLoader(viewSources as ViewSources<TId, object>);
  const load = async (id: TId) => {
    await Promise.all([views.load(viewId(id)), sources[id].inner?.()]);
  };
  return {
    load,
    async prepare(context) {
      const match = matchRoute(routes, context.platform.navigation.current().location.pathname);
      if (!match) return;
      const calls = sources[match.route.id].prefetch?.(context, match.params);
      await load(match.route.id);
      // Calls answered from the page's own data settle within one turn.
      await Promise.race([calls, new Promise((resolve) => setTimeout(resolve, 0))]);
    },
    View({ fallback }) {
      const match = matchRoute(routes, useLocation().pathname);
      if (!match) return fallback;
      return (
        <ParamsContext value={match.params}>
          <views.View id={viewId(match.route.id)} />
        </ParamsContext>
      );
    },
  };
}
