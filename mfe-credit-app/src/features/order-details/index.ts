export { orderDetailsViews } from './views.ts';
