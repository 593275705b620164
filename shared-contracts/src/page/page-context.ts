import * as v from 'valibot';
import { ReleaseSetSchema } from '../releases/index.ts';
import { PublicTenantSchema } from '../tenant/index.ts';
import { FlagSnapshotSchema } from './flag-snapshot.ts';

/** The site's environment. `preprod` is a build label (SITE-87); `sandbox` means that outside services are replaced by stand-ins. */
export const EnvironmentSchema = v.object({
  name: v.picklist(['local', 'preprod', 'production']),
  sandbox: v.boolean(),
  /** Flags that may be forced by query parameter: any flag, or in production only the cosmetic ones (T55). */
  forcedFlags: v.picklist(['all', 'cosmetic']),
});

/**
 * Everything that the HTML passes to the browser, as JSON in `<script type="application/json" id="forecourt-page">`.
 * `/tenant-data/bundle.js` and `/common-env/env.js` carry its `tenant` and `environment`.
 */
export const PageContextSchema = v.object({
  tenant: PublicTenantSchema,
  environment: EnvironmentSchema,
  releases: ReleaseSetSchema,
  flags: FlagSnapshotSchema,
  locale: v.string(),
  shellVersion: v.string(),
  /** Percentage of pages that report performance; none if absent. */
  vitalsPercent: v.optional(v.number()),
});

export type Environment = v.InferOutput<typeof EnvironmentSchema>;
export type PageContext = v.InferOutput<typeof PageContextSchema>;
