/** Sort orders of a search; `recommended` weighs distance where a ZIP is known. Screens label each by `inventory.sort.{order}`. */
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
 * Filters with several values and counts. Screens label each by `inventory.filter.{name}`. A vehicle matches if it has one of the values of
 * each. Two filters differ: `feature` requires all values, and `make`, `model` and `trim` are one filter, a tree: a chosen make or model
 * without a chosen value below it matches entirely.
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

/**
 * Range filters: calendar years, whole dollars, miles driven, whole dollars per month, miles of electric range. The last one, when used,
 * leaves out every vehicle without an electric range.
 */
export const rangeNames = ['year', 'price', 'mileage', 'payment', 'rangeMiles', 'chargeMinutes'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Everything that can narrow a search, in the order of the filter column. */
export const filterNames = ['keyword', 'distance', ...facetNames, ...rangeNames, 'availability'] as const;
export type FilterName = (typeof filterNames)[number];

/** Default and maximum number of vehicles per page. */
export const defaultPageSize = 24;
export const maximumPageSize = 48;
/** Maximum page number; a later page returns this one. */
export const maximumPage = 10_000;
/** Maximum number of keyword suggestions (SHOP-9). */
export const maximumSuggestions = 10;
