export {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
  listStores,
  searchVehicles,
  suggestKeywords,
  VehicleSearchQuerySchema,
} from './inventory-endpoints.ts';
export {
  FacetSchema,
  FeaturedSchema,
  SearchRangesSchema,
  SearchResultSchema,
  SuggestionSchema,
  WayOutSchema,
} from './search-result.ts';
export type {
  Facet,
  Featured,
  SearchRanges,
  SearchResult,
  Suggestion,
  FewerFilters,
  FilterSuggestion,
} from './search-result.ts';
export {
  defaultPageSize,
  facetNames,
  filterNames,
  maximumPage,
  maximumPageSize,
  maximumSuggestions,
  rangeNames,
  searchSorts,
} from './search-values.ts';
export type { FacetName, FilterName, RangeName, SearchSort } from './search-values.ts';
export { listedPathsPerPart, listVehiclePaths } from './listed-vehicles.ts';
export type { ListedVehicles } from './listed-vehicles.ts';
export { getInventoryVersion } from './inventory-version.ts';
export { isGone } from './is-gone.ts';
export { offeredPriceCents } from './offered-price.ts';
export { photoPreview, photoSrcSet } from './photo-src-set.ts';
export { vehicleCardType } from './vehicle-card-type.ts';
export type { VehicleCardType } from './vehicle-card-type.ts';
export { IncentiveSchema } from './incentive.ts';
export type { Incentive } from './incentive.ts';
export {
  DealerLocationSchema,
  SpecificationSchema,
  VehicleDetailSchema,
  VehicleHistorySchema,
} from './vehicle-detail.ts';
export type { VehicleDetail, VehicleHistory, VehicleSpecification } from './vehicle-detail.ts';
export { filtersInUse, withoutFilter } from './search-filters.ts';
export {
  listedAvailabilities,
  readVehicleSearch,
  searchFromParams,
  searchToParams,
  similarVehiclesPath,
  vehicleSearchKeys,
  vehicleSearchQuery,
} from './vehicle-search.ts';
export type { Bounds, ListedAvailability, VehicleSearch } from './vehicle-search.ts';
export { PictureViewSchema } from './picture-view-schema.ts';
export { economyText } from './economy-text.ts';
export {
  bodyStyles,
  colorFamilies,
  colorFamilyHex,
  drivetrains,
  featureCodes,
  fuelTypes,
  pictureViews,
  priceIndicators,
  vehicleAngles,
  vehicleAvailabilities,
  vehicleConditions,
} from './vehicle-values.ts';
export type {
  BodyStyle,
  ColorFamily,
  Drivetrain,
  FeatureCode,
  FuelType,
  PictureView,
  PriceIndicator,
  VehicleAngle,
  VehicleAvailability,
  VehicleCondition,
} from './vehicle-values.ts';
export {
  EconomySchema,
  EstimatedPaymentSchema,
  PaintSchema,
  VehicleDealerSchema,
  VehicleImageSchema,
  VehicleSchema,
} from './vehicle.ts';
export type { Economy, EstimatedPayment, Paint, Vehicle, VehicleDealer, VehicleImage } from './vehicle.ts';
export { VinParamsSchema } from './vin-params.ts';
export { isValidVin, vinCheckDigit } from './vin.ts';
export { withBackdrop } from './with-backdrop.ts';
