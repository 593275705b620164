export { SavedVehiclesPage } from './saved-vehicles-page.tsx';
