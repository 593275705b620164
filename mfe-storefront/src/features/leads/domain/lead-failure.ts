import { httpFailure } from '@forecourt/shared-contracts';

/**
 * Why a lead did not arrive: `day` is an invalid field, `gone` a vehicle that is no longer for sale, `unlisted` one that the dealer no
 * longer has on record, `often` a rate limit, `unsent` everything else.
 */
type LeadFailureReason = 'day' | 'gone' | 'unlisted' | 'often' | 'unsent';

/** Why a lead did not arrive, and how long the server asked to wait before the next attempt; 0 if it did not. */
export interface LeadFailure {
  readonly reason: LeadFailureReason;
  readonly retryAfterMs: number;
}

const byCode: Readonly<Record<string, LeadFailureReason>> = {
  'error.leads.dayUnavailable': 'day',
  'error.leads.vehicleUnavailable': 'gone',
  'error.leads.unknownVehicle': 'unlisted',
  'error.rateLimited': 'often',
};

/** Maps the error of a failed submission. */
export function leadFailure(error: unknown): LeadFailure {
  const { code = '', retryAfterMs = 0 } = httpFailure(error) ?? {};
  return { reason: (Object.hasOwn(byCode, code) && byCode[code]) || 'unsent', retryAfterMs };
}
