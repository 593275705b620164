export { countSavedVehicles, favouritesAdopter } from './favourite-rows.ts';
export { favouritesRoutes } from './favourites.routes.ts';
