import * as v from 'valibot';
import { PageMenuItemSchema } from './menu-item.ts';
import { RemoteRouteSchema } from './remote-config.ts';

/** One loadable version of a remote, as needed by the browser. */
export const LoadableReleaseSchema = v.object({
  version: v.string(),
  /** Absolute path or URL of the entry script. */
  entryUrl: v.string(),
  /** Hash of the entry; a remote without one is rejected. */
  integrity: v.string(),
});

/** A remote in the page's release set. `fallback` is the last good release, absent if there is none. */
export const RemoteReleaseSchema = v.object({
  name: v.string(),
  container: v.string(),
  routes: v.array(RemoteRouteSchema),
  /** Its items in the menus, in the page's language. */
  menu: v.optional(v.array(PageMenuItemSchema)),
  current: LoadableReleaseSchema,
  fallback: v.optional(LoadableReleaseSchema),
});

/** Everything the shell knows about remotes. `revision` is the channel's. */
export const ReleaseSetSchema = v.object({
  channel: v.string(),
  revision: v.number(),
  remotes: v.array(RemoteReleaseSchema),
});

export type LoadableRelease = v.InferOutput<typeof LoadableReleaseSchema>;
export type RemoteRelease = v.InferOutput<typeof RemoteReleaseSchema>;
export type ReleaseSet = v.InferOutput<typeof ReleaseSetSchema>;
