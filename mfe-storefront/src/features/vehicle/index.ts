export { VehiclePage } from './vehicle-page.tsx';
