export { OrdersPage } from './orders-page.tsx';
export { ordersQuery } from './orders.queries.ts';
export { useOrdersCount } from './use-orders-count.ts';
