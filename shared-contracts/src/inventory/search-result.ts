import * as v from 'valibot';
import { facetNames } from './search-words.ts';
import { VehicleSchema } from './vehicle.ts';

/**
 * Values of one filter with the number of vehicles that each would show; counts regard all other filters, not the own one.
 * Models are listed for chosen makes only, trims for chosen models.
 */
export const FacetSchema = v.object({
  name: v.picklist(facetNames),
  values: v.array(v.object({ value: v.string(), count: v.number() })),
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

/** One page of a search. `page` is the last one when the query asked for one behind it. */
export const SearchResultSchema = v.object({
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  vehicles: v.array(VehicleSchema),
  facets: v.array(FacetSchema),
  ranges: SearchRangesSchema,
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
