export type { DataReport } from './data-report.ts';
export {
  createPrivacyRequest,
  getDataReport,
  listPrivacyRequests,
  withdrawPrivacyRequest,
} from './privacy-endpoints.ts';
export type { PrivacyRequests } from './privacy-endpoints.ts';
export type { PrivacyRequest, PrivacyRequestKind } from './privacy-request.ts';
export {
  accessAllowance,
  lookBackFrom,
  monthsBefore,
  openDeletion,
  privacyDueAt,
  privacyLimits,
} from './privacy-rules.ts';
