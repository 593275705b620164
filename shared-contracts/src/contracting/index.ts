export {
  getSigningReadiness,
  getSigningStatus,
  SigningReadinessSchema,
  SigningStatusSchema,
} from './contracting-endpoints.ts';
export type { SigningReadiness, SigningStatus } from './contracting-endpoints.ts';
