import * as v from 'valibot';
import { OrderNumberSchema } from '../commerce/order-number.ts';
import { CalendarDateSchema } from '../fields/calendar-date.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { InsuranceProgressSchema } from './insurance-progress.ts';

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
  effectiveOn: CalendarDateSchema,
  expiresOn: CalendarDateSchema,
});

/** Whether a policy ends after it starts; both are calendar dates. */
export function endsAfterStart({
  effectiveOn,
  expiresOn,
}: Pick<PolicyInput, 'effectiveOn' | 'expiresOn'>): boolean {
  return expiresOn > effectiveOn;
}

export type PolicyInput = v.InferInput<typeof PolicySchema>;

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
