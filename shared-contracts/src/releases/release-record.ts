import * as v from 'valibot';
import { MenuItemSchema } from './menu-item.ts';
import { RemoteRouteSchema } from './remote-config.ts';

const Sha384Schema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** One emitted file of a release. `bytes` is uncompressed, `brotliBytes` is the download size. */
export const ReleaseFileSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^[\w.@-]+(\/[\w.@-]+)*$/)),
  integrity: Sha384Schema,
  bytes: v.number(),
  brotliBytes: v.number(),
});

/** A build that renders the first view of a release's routes on a server. */
const ServerBuildSchema = v.object({
  /** The script, one of `files`; never public. */
  file: v.pipe(v.string(), v.endsWith('.cjs')),
  /** How the edge calls it; it ignores builds with a contract that it does not know. */
  contract: v.number(),
  /** The shared modules in it, by request, as in `provides`. Used only where the shell provides the very same. */
  shared: v.record(v.string(), v.string()),
});
export type ServerBuild = v.InferOutput<typeof ServerBuildSchema>;

/**
 * A release: one package (a remote, or the shell) at one version, immutable once published. Paths are relative to the release's folder; its
 * public URL is `/assets/{name}/{version}/{path}`.
 */
export const ReleaseRecordSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** Increases with every publication of this name; a lower number never replaces a higher one unless requested. */
  number: v.number(),
  /** Federation container, absent for the shell. */
  container: v.optional(v.string()),
  /** Names that each exposed module exports, by module, `./app`; absent for the shell, and for releases from before this field. */
  exposes: v.optional(v.record(v.string(), v.array(v.string()))),
  routes: v.array(RemoteRouteSchema),
  /** Its items in the site's menus; absent for none. */
  menu: v.optional(v.array(MenuItemSchema)),
  /** Entry script: `remoteEntry.<hash>.js` of a remote, the main script of the shell. */
  entry: v.string(),
  /** Files to preload with the HTML for a route of this release: entry first, then its first chunks. */
  initial: v.array(v.string()),
  /** The same by route id, for chunks required only by that route. */
  initialByRoute: v.record(v.string(), v.array(v.string())),
  /**
   * Shared modules that a route of a remote needs at once and not every page has, by route id; absent for releases from before this field.
   */
  sharedByRoute: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Files of the shell's shared modules that only such routes load, by request; absent for remotes, and for shells from before this field. */
  sharedFiles: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Style sheets linked by the HTML. */
  styles: v.array(v.string()),
  files: v.array(ReleaseFileSchema),
  /** Absent for a release whose first views are rendered only in the browser. */
  server: v.optional(ServerBuildSchema),
  /** Shared modules: provided versions (shell), whose build metadata is a hash of the sources, or required semver ranges (remote). */
  provides: v.record(v.string(), v.string()),
  requires: v.record(v.string(), v.string()),
  commit: v.string(),
  /** ISO 8601 instant, UTC. */
  builtAt: v.string(),
});

export type ReleaseFile = v.InferOutput<typeof ReleaseFileSchema>;
export type ReleaseRecord = v.InferOutput<typeof ReleaseRecordSchema>;

/** `dist/build.json`: a release record before publication assigns its number. */
export const ReleaseDraftSchema = v.omit(ReleaseRecordSchema, ['number']);
export type ReleaseDraft = v.InferOutput<typeof ReleaseDraftSchema>;

/** A record as stored: the record's exact JSON text and its Ed25519 signature (base64). */
export const SignedReleaseSchema = v.object({
  record: v.string(),
  signature: v.string(),
  keyId: v.string(),
});
export type SignedRelease = v.InferOutput<typeof SignedReleaseSchema>;

/** A release for a share of visitors: `percent` of them, 1 to 100. */
export const CanarySchema = v.object({
  version: v.string(),
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
/** A channel pointer file: the version of each release name that visitors get. */
export const ChannelSchema = v.object({
  channel: v.string(),
  revision: v.number(),
  /** Version by release name. */
  current: v.record(v.string(), v.string()),
  /** Last good version by release name, for the in-page fallback. */
  previous: v.record(v.string(), v.string()),
  /** Canary by release name; absent for none. */
  canaries: v.optional(v.record(v.string(), CanarySchema)),
  updatedAt: v.string(),
});
export type Channel = v.InferOutput<typeof ChannelSchema>;
