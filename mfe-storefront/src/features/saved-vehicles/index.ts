export { savedVehiclesViews } from './views.ts';
