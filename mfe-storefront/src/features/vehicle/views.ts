/** The views of this feature, each in its own chunk. */
export const vehicleViews = {
  vehicle: async () => (await import(/* webpackChunkName: "vehicle" */ './vehicle-page.tsx')).VehiclePage,
};

/** What a vehicle page shows below its first screen, in a chunk of its own. */
export const loadVehicleDetailsParts = () =>
  import(/* webpackChunkName: "vehicle-details" */ './ui/vehicle-details-parts.ts');
