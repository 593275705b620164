export { countSavedVehicles, favoritesAdopter } from './favorite-rows.ts';
export { favoritesRoutes } from './favorites.routes.ts';
