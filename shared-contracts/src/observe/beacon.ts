import * as v from 'valibot';

/** Endpoint for error and performance reports from pages of the site. */
export const observePath = '/_observe';

/** Route of a page that no remote owns, and of every path that matches no pattern of the release. */
export const otherRoute = 'other';

/**
 * Kinds of faults: an uncaught error, an unhandled rejection, a remote that failed in a lifecycle phase, or a view of the edge that differed
 * from the browser's, which the visitor does not see and extensions can cause.
 */
export const faultKinds = [
  'error',
  'rejection',
  'load',
  'bootstrap',
  'mount',
  'render',
  'unmount',
  'mismatch',
] as const;

/** Web vitals, and how long a remote took to load and to mount; milliseconds, except for CLS, which has no unit. */
export const metrics = ['LCP', 'INP', 'CLS', 'load', 'mount'] as const;

const release = {
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: v.pipe(v.string(), v.regex(/^\d[0-9A-Za-z.+-]{0,59}$/)),
  /** The route's pattern in the release, `/progress/*`, never a visited URL. */
  route: v.pipe(v.string(), v.regex(/^(other|\/[A-Za-z0-9/:*_-]{0,79})$/)),
};

const FaultReportSchema = v.strictObject({
  ...release,
  kind: v.picklist(faultKinds),
  /** Name of the error's class. Messages are not reported: they may contain user input. */
  name: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)),
  /** File, line and column in the release that it came from. */
  at: v.optional(v.pipe(v.string(), v.regex(/^[\w.@-]{1,80}:\d{1,7}:\d{1,7}$/))),
  /** Whether it is the first of this release on its page: a page counts once, however often it fails. */
  first: v.boolean(),
  /** Whether it is the first of any release on its page. Pages from before this field was added omit it. */
  firstOfPage: v.optional(v.boolean()),
});

const MeasureReportSchema = v.strictObject({
  ...release,
  metric: v.picklist(metrics),
  value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)),
});

/** A report sent by a page. Unknown members are rejected, so that no personal data can be sent along. */
export const BeaconSchema = v.strictObject({
  faults: v.pipe(v.array(FaultReportSchema), v.maxLength(20)),
  measures: v.pipe(v.array(MeasureReportSchema), v.maxLength(40)),
});

export type Beacon = v.InferOutput<typeof BeaconSchema>;
export type FaultReport = v.InferOutput<typeof FaultReportSchema>;
export type MeasureReport = v.InferOutput<typeof MeasureReportSchema>;
export type Metric = (typeof metrics)[number];
