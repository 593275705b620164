export {
  useVehicleParts,
  VehiclePartsContext,
  type ExplanationProps,
  type VehicleDetailsParts,
  type VehicleParts,
} from './vehicle-parts.ts';
