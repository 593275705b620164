import * as v from 'valibot';
import { metrics } from './beacon.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const PagesSchema = { pages: CountSchema, failedPages: CountSchema };
/** `visits` are the pages on which the release itself was opened; edges from before this field omit it. */
const VisitsSchema = { ...PagesSchema, visits: v.optional(CountSchema) };

const ChannelReportSchema = v.object({
  channel: v.string(),
  revision: v.number(),
  releases: v.array(
    v.object({
      name: v.string(),
      live: v.string(),
      fallback: v.nullable(v.string()),
      canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
    }),
  ),
  /** Releases named by its pointers that the edge does not serve: the record is not trusted, or it is `older` without a signed change. */
  refused: v.optional(
    v.array(
      v.object({
        name: v.string(),
        version: v.string(),
        why: v.picklist(['missing', 'malformed', 'unsigned', 'older']),
      }),
    ),
    [],
  ),
});

/** 75th percentile of the latest measurements; null without any. */
const PercentilesSchema = v.object(v.entriesFromList(metrics, v.nullable(v.number())));

/** How the first views of a release came about since the edge started, by the number of pages. */
const ViewCountsSchema = v.object({
  rendered: CountSchema,
  cached: CountSchema,
  /** Rendered too late for their page. */
  late: CountSchema,
  /** Not rendered because their data came too late, or not at all. */
  withoutData: CountSchema,
  failed: CountSchema,
  /** Not rendered because too many others were waiting. */
  refused: CountSchema,
});

/** One release as seen by one edge: pages served with it in the last hour, and how many of them reported a fault in it. */
const ReleaseReportSchema = v.object({
  name: v.string(),
  version: v.string(),
  ...VisitsSchema,
  /** Faults by kind, since the edge started. */
  faults: v.record(v.string(), CountSchema),
  /** Failed pages by route pattern, since the edge started. */
  routes: v.record(v.string(), CountSchema),
  tenants: v.array(v.object({ tenant: v.string(), ...VisitsSchema })),
  p75: PercentilesSchema,
  /** The same by tenant and route pattern, for pages with reports: faults since the edge started, and speed. */
  parts: v.optional(
    v.array(v.object({ tenant: v.string(), route: v.string(), faults: CountSchema, p75: PercentilesSchema })),
    [],
  ),
  /** For releases with a server build. */
  views: v.optional(ViewCountsSchema),
});

const IncidentReportSchema = v.object({
  /** ISO instant, UTC. */
  at: v.string(),
  tenant: v.string(),
  /** What was violated: a directive of the page's policy, or `integrity`. */
  rule: v.string(),
  /** The release that the file belongs to, `mfe-account 1.2.0`; null if none of ours. */
  release: v.nullable(v.string()),
  route: v.string(),
  count: CountSchema,
});

/** Response of an edge's `/_status.json`. */
export const StatusReportSchema = v.object({
  environment: v.string(),
  startedAt: v.string(),
  generatedAt: v.string(),
  windowMinutes: v.number(),
  channels: v.array(ChannelReportSchema),
  /** All pages served in the last hour, and those that reported any fault, counted once even if several releases failed. */
  site: v.optional(v.object(PagesSchema), { pages: 0, failedPages: 0 }),
  releases: v.array(ReleaseReportSchema),
  incidents: v.array(IncidentReportSchema),
});

export type StatusReport = v.InferOutput<typeof StatusReportSchema>;
export type ReleaseReport = v.InferOutput<typeof ReleaseReportSchema>;
export type IncidentReport = v.InferOutput<typeof IncidentReportSchema>;
export type ViewCounts = v.InferOutput<typeof ViewCountsSchema>;
