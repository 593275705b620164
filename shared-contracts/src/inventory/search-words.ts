/** Sort orders of a search. Screens name each by `inventory.sort.{order}`. */
export const searchSorts = [
  'recommended',
  'price-asc',
  'price-desc',
  'mileage-asc',
  'year-desc',
  'newest',
  'distance',
] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Filters that take several values and are counted. Screens name each by `inventory.filter.{name}`. */
export const facetNames = [
  'condition',
  'make',
  'model',
  'trim',
  'bodyStyle',
  'fuelType',
  'drivetrain',
  'color',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Filters between two bounds: calendar years, whole dollars, miles, whole dollars a month. */
export const rangeNames = ['year', 'price', 'mileage', 'payment'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Vehicles on a page where the query names no number, and the most that it may name. */
export const defaultPageSize = 24;
export const maximumPageSize = 48;
/** Deepest page that is answered; later ones give this one. */
export const maximumPage = 10_000;
/** Most suggestions for a keyword (storefront.md section 9). */
export const maximumSuggestions = 10;
