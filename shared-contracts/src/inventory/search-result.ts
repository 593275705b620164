import * as v from 'valibot';
import { facetNames, filterNames } from './search-words.ts';
import { listedAvailabilities } from './vehicle-search.ts';
import { VehicleSchema } from './vehicle.ts';

/**
 * Values of one filter with the number of vehicles that each stands for; counts regard all other filters, not the own one.
 * Makes, models and trims are one filter: their counts regard none of the three. Models are listed below chosen makes, trims below
 * chosen models, and `of` names the make, or make and model, that they belong to. Features narrow each other, so that theirs
 * regard the chosen ones: a feature's count is what the search would show with it.
 */
export const FacetSchema = v.object({
  name: v.picklist(facetNames),
  values: v.array(v.object({ value: v.string(), count: v.number(), of: v.optional(v.array(v.string())) })),
});
export type Facet = v.InferOutput<typeof FacetSchema>;

const BoundsSchema = v.object({ min: v.number(), max: v.number() });

/** Smallest and largest values of everything that the tenant lists: ends for sliders that stay while filters change. */
export const SearchRangesSchema = v.object({
  year: BoundsSchema,
  /** Whole dollars. */
  price: BoundsSchema,
  mileage: BoundsSchema,
  /** Whole dollars a month. */
  payment: BoundsSchema,
});
export type SearchRanges = v.InferOutput<typeof SearchRangesSchema>;

/** What a search that finds nothing would find without one of its filters; `total` is never 0. */
export const WayOutSchema = v.object({ filter: v.picklist(filterNames), total: v.number() });
export type WayOut = v.InferOutput<typeof WayOutSchema>;

/** One page of a search. `page` is the last one when the query asked for one behind it. */
export const SearchResultSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  vehicles: v.array(VehicleSchema),
  facets: v.array(FacetSchema),
  /** How many vehicles of each state the other filters leave. */
  availability: v.optional(
    v.array(v.object({ value: v.picklist(listedAvailabilities), count: v.number() })),
    [],
  ),
  ranges: SearchRangesSchema,
  /** Ways out of an empty answer, most vehicles first; empty when something was found or no single filter is to blame. */
  waysOut: v.optional(v.array(WayOutSchema), []),
  /** The place that distances are measured from; absent without a ZIP or when the ZIP is not known. */
  origin: v.optional(v.object({ zip: v.string(), city: v.string(), state: v.string() })),
});
export type SearchResult = v.InferOutput<typeof SearchResultSchema>;

/** A keyword to offer while somebody types, with what it leads to. */
export const SuggestionSchema = v.object({
  text: v.string(),
  kind: v.picklist(['make', 'model', 'trim', 'bodyStyle', 'vehicle']),
  /** Vehicles behind it. */
  count: v.number(),
  /** Query of the search page that shows exactly these, without `?`. */
  query: v.string(),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

/** What the landing page shows of the inventory. */
export const FeaturedSchema = v.object({
  total: v.number(),
  vehicles: v.array(VehicleSchema),
  /** Body styles and makes with most vehicles, most first. */
  bodyStyles: v.array(v.object({ value: v.string(), count: v.number() })),
  makes: v.array(v.object({ value: v.string(), count: v.number() })),
});
export type Featured = v.InferOutput<typeof FeaturedSchema>;
