import * as v from 'valibot';

const WordSchema = v.pipe(v.string(), v.maxLength(200));
const FigureSchema = v.pipe(v.number(), v.finite());

/**
 * Properties an analytics event may carry: the site's own words and numbers. It is an allow-list, so that no personal name, address or
 * number can be sent by mistake (T61): other keys are dropped.
 */
export const MeasuredPropertiesSchema = v.object({
  /** The control that was used, such as `server-issue-try-again`. */
  control: v.optional(WordSchema),
  /** The kind of thing that happened. */
  kind: v.optional(WordSchema),
  /** The outcome. */
  result: v.optional(WordSchema),
  /** The release that rendered this part of the page. */
  remote: v.optional(WordSchema),
  /** One of the site's own codes: of an error page or a failure. */
  code: v.optional(v.union([WordSchema, FigureSchema])),
  count: v.optional(FigureSchema),
});

/** What the page shows, attached to its events; null clears a value. */
export const DataLayerSchema = v.object({
  /** VIN of the vehicle on the page. */
  vin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{11,17}$/)))),
  /** Number of the order on the page. */
  orderId: v.optional(v.nullable(WordSchema)),
});

/** What the page shows. */
export type DataLayer = v.InferOutput<typeof DataLayerSchema>;
