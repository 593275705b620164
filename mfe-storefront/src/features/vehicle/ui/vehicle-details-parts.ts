export { OtherVehicles } from './other-vehicles.tsx';
export { PersonalizeLink } from './personalize-link.tsx';
export { PurchaseBar } from './purchase-bar.tsx';
export { SimilarVehicles } from './similar-vehicles.tsx';
export { VehicleDetails, type VehicleDetailsProps } from './vehicle-details.tsx';
export { VehiclePromises } from './vehicle-promises.tsx';
export { ZipRetry } from './zip-retry.tsx';
