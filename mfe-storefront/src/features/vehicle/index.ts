export { VehiclePartsContext, type ExplanationProps, type VehicleParts } from './ui/vehicle-parts.ts';
export { loadVehicleDetailsParts, vehicleViews } from './views.ts';
export type { VehicleDetailsProps } from './ui/vehicle-details.tsx';
