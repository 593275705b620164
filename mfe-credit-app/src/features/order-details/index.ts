export { OrderDetailsPage } from './order-details-page.tsx';
