import * as v from 'valibot';

const WordSchema = v.pipe(v.string(), v.maxLength(200));
const FigureSchema = v.pipe(v.number(), v.finite());

/**
 * What an analytics event may say: words of the site's own and figures. It is an allow-list, so that no name, address or number of a
 * person can be sent by mistake (T61): keys that are not here are dropped.
 */
export const MeasuredPropertiesSchema = v.object({
  /** The control that was used, `server-issue-try-again`. */
  control: v.optional(WordSchema),
  /** The kind of thing that happened. */
  kind: v.optional(WordSchema),
  /** What came of it. */
  result: v.optional(WordSchema),
  /** The release by whose part of the page it happened. */
  remote: v.optional(WordSchema),
  /** A code of the site's own: of an error page or a failure. */
  code: v.optional(v.union([WordSchema, FigureSchema])),
  count: v.optional(FigureSchema),
});

/** What an analytics event may say. */
export type MeasuredProperties = v.InferOutput<typeof MeasuredPropertiesSchema>;

/** What a page knows of its subject, for the events on it; null takes a value away. */
export const DataLayerSchema = v.object({
  /** VIN of the vehicle that the page shows. */
  vin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{11,17}$/)))),
  /** Number of the order that the page shows. */
  orderId: v.optional(v.nullable(WordSchema)),
});

/** What a page knows of its subject. */
export type DataLayer = v.InferOutput<typeof DataLayerSchema>;
