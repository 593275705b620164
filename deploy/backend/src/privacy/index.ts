export type { AccountEraser, DescribeAccount, DescribePrequalification } from './privacy-deps.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { exportData } from './export-data.ts';
export { openRequests, requestView } from './privacy-rows.ts';
export { answerRequest } from './answer-request.ts';
export type { OperatorAnswer } from './answer-request.ts';
export type { PrivacyDeps } from './privacy-deps.ts';
