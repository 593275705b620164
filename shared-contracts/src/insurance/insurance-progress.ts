import * as v from 'valibot';
import { OrderNumberSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { statusSchema, type Reported } from '../http/status-schema.ts';

/** Progress of a verification: `COMPLETED` found a valid policy, `FAILED` did not. */
export const insuranceStatuses = ['NOT_INITIATED', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;
export type InsuranceStatus = (typeof insuranceStatuses)[number];

/** Statuses of a policy (TRACK-35). ERROR: the lookup failed. */
export const policyStatuses = [
  'IN_PROGRESS',
  'ACTIVE',
  'PENDING_ACTIVATION',
  'LAPSED',
  'NOT_FOUND',
  'ERROR',
] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

/** `verified` completes the step, `refused` needs the buyer. */
type PolicyOutcome = 'running' | 'verified' | 'refused';

const outcomes: Readonly<Record<Reported<PolicyStatus>, PolicyOutcome>> = {
  IN_PROGRESS: 'running',
  ACTIVE: 'verified',
  PENDING_ACTIVATION: 'verified',
  LAPSED: 'refused',
  NOT_FOUND: 'refused',
  ERROR: 'refused',
  UNKNOWN: 'refused',
};

/** Returns what the status of a policy means; undefined before one was found. */
export function policyOutcome(status: Reported<PolicyStatus> | null | undefined): PolicyOutcome | undefined {
  return status ? outcomes[status] : undefined;
}

/** Insurance state of an order. `policyStatus` is absent until a policy is found. */
export const InsuranceProgressSchema = v.object({
  status: statusSchema(insuranceStatuses),
  policyStatus: v.optional(v.nullable(statusSchema(policyStatuses))),
  /** Whether there is consent, so that a reload continues at the policy. */
  hasConsent: v.optional(v.boolean(), false),
  carrier: v.optional(v.nullable(v.string())),
  /** Last four characters of the policy number. */
  policyNumberLast4: v.optional(v.nullable(v.string())),
});
export type InsuranceProgress = v.InferOutput<typeof InsuranceProgressSchema>;

/** Returns the insurance status of an order (TRACK-110). */
export const getInsuranceProgress = defineEndpoint({
  id: 'insurance.getProgress',
  method: 'GET',
  path: '/public/insurance-verification/progress/:orderNumber',
  auth: 'required',
  params: v.object({ orderNumber: OrderNumberSchema }),
  response: InsuranceProgressSchema,
});
