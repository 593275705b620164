export { accountSummaryRoutes, type AccountCounter } from './account-summary.routes.ts';
