export { ordersViews } from './views.ts';
