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

/**
 * Filters that take several values and are counted. Screens name each by `inventory.filter.{name}`.
 * A vehicle fits when it has one of the values of each. Two work otherwise: of `feature` it has all, and `make`, `model` and `trim`
 * are one filter, a tree: a chosen make or model whose branch has no chosen value below fits whole.
 */
export const facetNames = [
  'condition',
  'make',
  'model',
  'trim',
  'bodyStyle',
  'fuelType',
  'drivetrain',
  'color',
  'interiorColor',
  'feature',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Filters between two bounds: calendar years, whole dollars, miles, whole dollars a month. */
export const rangeNames = ['year', 'price', 'mileage', 'payment'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Everything that can narrow a search, in the order of the filter column. */
export const filterNames = ['keyword', 'distance', ...facetNames, ...rangeNames, 'availability'] as const;
export type FilterName = (typeof filterNames)[number];

/** Vehicles on a page where the query names no number, and the most that it may name. */
export const defaultPageSize = 24;
export const maximumPageSize = 48;
/** Deepest page that is answered; later ones give this one. */
export const maximumPage = 10_000;
/** Most suggestions for a keyword (SHOP-9). */
export const maximumSuggestions = 10;
