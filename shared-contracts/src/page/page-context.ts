import * as v from 'valibot';
import { ReleaseSetSchema } from '../releases/index.ts';
import { PublicTenantSchema } from '../tenant/index.ts';

/** Where the site runs. `preprod` is a build label (SITE-87); `sandbox` says that stand-ins answer for outside services. */
export const EnvironmentSchema = v.object({
  name: v.picklist(['local', 'preprod', 'production']),
  sandbox: v.boolean(),
  /** Forced flags by query parameter: any flag, or in production only the cosmetic ones (T55). */
  forcedFlags: v.picklist(['all', 'cosmetic']),
});

/** A feature flag's value; the service may answer other JSON, which is ignored. */
export const FlagValueSchema = v.union([v.boolean(), v.string(), v.number()]);

/** Flags as the edge last read them, `revision` as in the flag data file. */
export const FlagSnapshotSchema = v.object({
  revision: v.string(),
  flags: v.record(v.string(), FlagValueSchema),
});

/**
 * Everything that the HTML tells the browser, as JSON in `<script type="application/json" id="forecourt-page">`.
 * `/tenant-data/bundle.js` and `/common-env/env.js` carry its `tenant` and `environment`.
 */
export const PageContextSchema = v.object({
  tenant: PublicTenantSchema,
  environment: EnvironmentSchema,
  releases: ReleaseSetSchema,
  flags: FlagSnapshotSchema,
  locale: v.string(),
  shellVersion: v.string(),
  /** Of how many pages in a hundred the speed is told; of none where absent. */
  vitalsPercent: v.optional(v.number()),
});

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
export type FlagSnapshot = v.InferOutput<typeof FlagSnapshotSchema>;
export type PageContext = v.InferOutput<typeof PageContextSchema>;
