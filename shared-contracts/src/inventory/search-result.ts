import * as v from 'valibot';
import { facetNames, filterNames } from './search-values.ts';
import { listedAvailabilities } from './vehicle-search.ts';
import { VehicleImageSchema, VehicleSchema } from './vehicle.ts';

/**
 * Values of one filter with their vehicle counts; counts apply all other filters, but not this one. Makes, models and trims are one filter:
 * their counts ignore all three. Models are listed under the chosen makes, trims under the chosen models, and `of` names the make, or make
 * and model, that they belong to. Features narrow each other, so their counts apply the chosen ones: a feature's count is what the search
 * would return with it. A search with no results also lists the values that the chosen makes, models and trims have otherwise, with 0.
 */
export const FacetSchema = v.object({
  name: v.picklist(facetNames),
  values: v.array(v.object({ value: v.string(), count: v.number(), of: v.optional(v.array(v.string())) })),
});
export type Facet = v.InferOutput<typeof FacetSchema>;

const BoundsSchema = v.object({ min: v.number(), max: v.number() });

/** Minimum and maximum over all of the tenant's listings: slider bounds that stay fixed while filters change. */
export const SearchRangesSchema = v.object({
  year: BoundsSchema,
  /** Whole dollars. */
  price: BoundsSchema,
  mileage: BoundsSchema,
  /** Whole dollars per month. */
  payment: BoundsSchema,
  /** Miles of electric range; both 0 if no vehicle has one, and from a service that does not know the filter. */
  rangeMiles: v.optional(BoundsSchema, { min: 0, max: 0 }),
  chargeMinutes: v.optional(BoundsSchema, { min: 0, max: 0 }),
});
export type SearchRanges = v.InferOutput<typeof SearchRangesSchema>;

/** The number of results without one of the filters, for a search with no results; `total` is never 0. */
export const WayOutSchema = v.object({ filter: v.picklist(filterNames), total: v.number() });
export type FilterSuggestion = v.InferOutput<typeof WayOutSchema>;

/** The number of results without all of these filters, for a search with no results; `total` is never 0. */
const FewerFiltersSchema = v.object({ filters: v.array(v.picklist(filterNames)), total: v.number() });
export type FewerFilters = v.InferOutput<typeof FewerFiltersSchema>;

/** One page of a search. `page` is the last one if the query asked for a later one. */
export const SearchResultSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  vehicles: v.array(VehicleSchema),
  facets: v.array(FacetSchema),
  /** Number of vehicles per availability, with the other filters applied. */
  availability: v.optional(
    v.array(v.object({ value: v.picklist(listedAvailabilities), count: v.number() })),
    [],
  ),
  ranges: SearchRangesSchema,
  /** Suggested filters to remove from an empty result, most vehicles first; empty if there are results or no single filter is the cause. */
  waysOut: v.optional(v.array(WayOutSchema), []),
  /**
   * As `waysOut`, or if no single filter is the cause, the filters to remove together: as few as it takes, and one or more stay. Absent from
   * a service that does not know it.
   */
  fewerFilters: v.optional(v.array(FewerFiltersSchema)),
  /** Up to three vehicles that come closest to a search with no results; empty if there are results or none is close. */
  closest: v.optional(v.array(VehicleSchema), []),
  /** The location that distances are measured from; absent without a ZIP or if the ZIP is unknown. */
  origin: v.optional(v.object({ zip: v.string(), city: v.string(), state: v.string() })),
  /**
   * Query of the search that this answers, without `?`, if it is not the one that was asked: values in the inventory's case, and no distance
   * from a ZIP that does not exist.
   */
  answers: v.optional(v.string()),
});
export type SearchResult = v.InferOutput<typeof SearchResultSchema>;

/** A keyword suggestion with its results. */
export const SuggestionSchema = v.object({
  text: v.string(),
  kind: v.picklist(['make', 'model', 'trim', 'bodyStyle', 'vehicle']),
  /** Number of matching vehicles. */
  count: v.number(),
  /** Query of the search page that shows exactly these, without `?`. */
  query: v.string(),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

/** The inventory part of the landing page. */
export const FeaturedSchema = v.object({
  total: v.number(),
  vehicles: v.array(VehicleSchema),
  /**
   * Body styles and makes with the most vehicles, in descending order; a body style with a photo of an available vehicle, unless there is
   * none.
   */
  bodyStyles: v.array(
    v.object({ value: v.string(), count: v.number(), image: v.optional(VehicleImageSchema) }),
  ),
  makes: v.array(v.object({ value: v.string(), count: v.number() })),
});
export type Featured = v.InferOutput<typeof FeaturedSchema>;
