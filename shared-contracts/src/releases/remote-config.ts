import * as v from 'valibot';
import { MenuItemSchema } from './menu-item.ts';
import { RouteTextSchema } from './route-text.ts';

/**
 * A public API call that the edge makes while it streams the HTML of a route, so that the first screen finds its data in the page. `path`
 * may contain the route's `:params`; `query` lists the keys of the page's query that the call accepts: only those are passed on, sorted
 * like the client's, so that a campaign's `utm_source` does not cause a second call.
 */
export const RoutePrefetchSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/public/')),
  query: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/))), []),
  /** The subject of the page, if this response provides it: used for the document's title, link preview and structured data. */
  describes: v.optional(v.picklist(['vehicle'])),
});

/** Shapes of a page's placeholder. */
const skeletonKinds = [
  'landing',
  'grid',
  'detail',
  'form',
  'list',
  'purchase',
  'cart',
  'account',
  'order',
  'tracker',
] as const;

/**
 * One route of a remote. `path` is an exact path with `:params`, or ends in `/*` and owns everything below it. `skeleton` names the
 * placeholder that the edge renders before any script has run.
 */
export const RemoteRouteSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  path: v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9/:*_-]*$/)),
  skeleton: v.optional(v.picklist(skeletonKinds), 'list'),
  /** What the page's heading says while the page is loading, if that depends only on the route: the placeholder has it at once. */
  heading: v.optional(v.object({ title: RouteTextSchema, lead: v.optional(RouteTextSchema) })),
  prefetch: v.optional(v.array(RoutePrefetchSchema), []),
  /**
   * GET calls for a signed-in visitor's own data, as the client sends them, which the page starts before its scripts. May contain the route's
   * `:params`, and `:*` for the first segment that its open path leaves over; `{path.to.field}` is a field of the first call's response.
   */
  earlyCalls: v.optional(v.array(v.string())),
  /** Exposed chunk modules to preload, by webpack chunk name, besides the entry and `./app`. */
  chunks: v.optional(v.array(v.string()), []),
  /** Whether the edge may render the first view: only where it is the same for every visitor. Defaults to no. */
  isRendered: v.optional(v.boolean()),
  /**
   * Whether the page is a form for a visitor's own data: search engines are not sent to it, and a POST of it, from a browser that runs no
   * scripts, is answered with the page and not read. Its forms have `method="post"`, so that nothing gets into an address. Defaults to no.
   */
  isForm: v.optional(v.boolean()),
  /**
   * Whether a third-party script with access to the whole page may run here: only where no password, card, SSN or document is ever shown or
   * entered (T57). Defaults to no.
   */
  widgets: v.optional(v.boolean()),
});

/** A remote's declaration of itself: data, published with each release. */
export const RemoteConfigSchema = v.object({
  /** Package and release name, `mfe-checkout`. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Module Federation container: a plain identifier, `checkout`. */
  container: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/)),
  /** Exposed modules, `./app` to a source file. */
  exposes: v.record(v.pipe(v.string(), v.startsWith('./')), v.string()),
  routes: v.array(RemoteRouteSchema),
  /** Its items in the site's menus; the shell shows them without its own release. */
  menu: v.optional(v.array(MenuItemSchema)),
});

export type RoutePrefetch = v.InferOutput<typeof RoutePrefetchSchema>;
export type RemoteRoute = v.InferOutput<typeof RemoteRouteSchema>;
export type RemoteConfig = v.InferOutput<typeof RemoteConfigSchema>;

type RouteDeclaration = Omit<v.InferInput<typeof RemoteRouteSchema>, 'id' | 'path'>;

/**
 * Declares the routes of a remote from its paths, the same that its route table in `src/app/routes.ts` uses: a path without a declaration,
 * or a declaration without a path, does not compile.
 */
export function defineRoutes<TId extends string>(
  paths: Readonly<Record<TId, string>>,
  declarations: Readonly<Record<TId, RouteDeclaration>>,
): v.InferInput<typeof RemoteConfigSchema>['routes'] {
  return (Object.keys(paths) as TId[]).map((id) => ({ id, path: paths[id], ...declarations[id] }));
}

/** Declares a remote; parsed at build time, so an error stops the build with the field's name. */
export function defineRemote(config: v.InferInput<typeof RemoteConfigSchema>): RemoteConfig {
  return v.parse(RemoteConfigSchema, config);
}
