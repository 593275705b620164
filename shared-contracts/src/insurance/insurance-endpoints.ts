import * as v from 'valibot';
import { OrderNumberSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { statusSchema, type Reported } from '../http/status-schema.ts';

const DateSchema = v.pipe(v.string(), v.isoDate('validation.date'));

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

/** A policy as entered by the buyer. Dates are calendar dates. */
export const PolicySchema = v.object({
  orderNumber: OrderNumberSchema,
  carrier: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'validation.required'),
    v.maxLength(60, 'validation.tooLong'),
  ),
  policyNumber: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9][A-Z0-9-]{3,24}$/, 'validation.policyNumber'),
  ),
  effectiveOn: DateSchema,
  expiresOn: DateSchema,
});
export type PolicyInput = v.InferInput<typeof PolicySchema>;

/** Returns the insurance status of an order (TRACK-110). */
export const getInsuranceProgress = defineEndpoint({
  id: 'insurance.getProgress',
  method: 'GET',
  path: '/public/insurance-verification/progress/:orderNumber',
  auth: 'required',
  params: v.object({ orderNumber: OrderNumberSchema }),
  response: InsuranceProgressSchema,
});

/** Records consent to look up the policy. Required before submitting a policy; idempotent. */
export const giveInsuranceConsent = defineEndpoint({
  id: 'insurance.giveConsent',
  method: 'POST',
  path: '/public/insurance-verification/consent',
  auth: 'required',
  body: v.object({
    orderNumber: OrderNumberSchema,
    termsVersion: v.literal(1),
    consentLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  }),
  response: InsuranceProgressSchema,
});

/** Submits the policy for verification; the response is the progress, which may still be IN_PROGRESS. */
export const submitPolicy = defineEndpoint({
  id: 'insurance.submitPolicy',
  method: 'POST',
  path: '/public/insurance-verification/policy',
  auth: 'required',
  idempotent: true,
  body: PolicySchema,
  response: InsuranceProgressSchema,
  errors: {
    'error.insurance.consentMissing': 409,
    'error.insurance.policyExpired': 422,
    'error.insurance.alreadyVerified': 409,
  },
});

/** Reports that the policy could not be verified on the buyer's side, for example because the lookup failed. */
export const reportPolicyError = defineEndpoint({
  id: 'insurance.reportPolicyError',
  method: 'POST',
  path: '/public/insurance-verification/policy/error',
  auth: 'required',
  body: v.object({
    orderNumber: OrderNumberSchema,
    reason: v.picklist(['not-found', 'service-unavailable', 'timed-out', 'cancelled']),
  }),
  response: InsuranceProgressSchema,
});
