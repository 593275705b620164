export type {
  AccountEraser,
  DescribeAccount,
  DescribeApplications,
  DescribePrequalification,
} from './privacy-deps.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { exportData } from './export-data.ts';
export { openRequests, requestView } from './privacy-rows.ts';
export { answerRequest } from './answer-request.ts';
export type { OperatorAnswer, OrdersRunning } from './answer-request.ts';
export { privacyDueEvent, remindRequests } from './remind-requests.ts';
export type { PrivacyDeps } from './privacy-deps.ts';
