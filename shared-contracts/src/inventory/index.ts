export {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
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
} from './search-result.ts';
export type { Facet, Featured, SearchRanges, SearchResult, Suggestion } from './search-result.ts';
export {
  defaultPageSize,
  facetNames,
  maximumPage,
  maximumPageSize,
  maximumSuggestions,
  rangeNames,
  searchSorts,
} from './search-words.ts';
export type { FacetName, RangeName, SearchSort } from './search-words.ts';
export { vehicleCardType } from './vehicle-card-type.ts';
export type { VehicleCardType } from './vehicle-card-type.ts';
export {
  DealerLocationSchema,
  IncentiveSchema,
  SpecificationSchema,
  VehicleDetailSchema,
  VehicleHistorySchema,
} from './vehicle-detail.ts';
export type { Incentive, VehicleDetail, VehicleHistory, VehicleSpecification } from './vehicle-detail.ts';
export {
  readVehicleSearch,
  searchFromParams,
  searchToParams,
  vehicleSearchKeys,
  vehicleSearchQuery,
} from './vehicle-search.ts';
export type { Bounds, ListedAvailability, VehicleSearch } from './vehicle-search.ts';
export {
  bodyStyles,
  colorFamilies,
  colorFamilyHex,
  drivetrains,
  featureCodes,
  fuelTypes,
  vehicleAngles,
  vehicleAvailabilities,
  vehicleConditions,
} from './vehicle-words.ts';
export type {
  BodyStyle,
  ColorFamily,
  Drivetrain,
  FeatureCode,
  FuelType,
  VehicleAngle,
  VehicleAvailability,
  VehicleCondition,
} from './vehicle-words.ts';
export {
  EconomySchema,
  EstimatedPaymentSchema,
  PaintSchema,
  VehicleDealerSchema,
  VehicleImageSchema,
  VehicleSchema,
} from './vehicle.ts';
export type { Economy, EstimatedPayment, Paint, Vehicle, VehicleDealer, VehicleImage } from './vehicle.ts';
export { isValidVin, vinCheckDigit } from './vin.ts';
export { withBackdrop } from './with-backdrop.ts';
