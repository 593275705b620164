import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields, type RefusedField } from '@forecourt/shared-contracts/fields';
import { leadFields, type LeadField } from './lead-fields.ts';

/**
 * Why a lead did not arrive: `fields` are what the server refuses of the form, `gone` a vehicle that is no longer for sale, `unlisted` one that the dealer no
 * longer has on record, `often` a rate limit, `unsent` everything else.
 */
type LeadFailureReason = 'fields' | 'gone' | 'unlisted' | 'often' | 'unsent';

/** Why a lead did not arrive, and how long the server asked to wait before the next attempt; 0 if it did not. */
export interface LeadFailure {
  readonly reason: LeadFailureReason;
  readonly retryAfterMs: number;
  /** Empty unless the reason is `fields`. */
  readonly fields: readonly RefusedField<LeadField>[];
}

const byCode: Readonly<Record<string, LeadFailureReason>> = {
  'error.leads.vehicleUnavailable': 'gone',
  'error.leads.unknownVehicle': 'unlisted',
  'error.rateLimited': 'often',
};

/** Maps the error of a failed submission. */
export function leadFailure(error: unknown): LeadFailure {
  const { code = '', retryAfterMs = 0 } = httpFailure(error) ?? {};
  const fields = refusedOf(error, code);
  const other = (Object.hasOwn(byCode, code) && byCode[code]) || 'unsent';
  return { reason: fields.length > 0 ? 'fields' : other, retryAfterMs, fields };
}

/** The request's name of the day is not the form's. */
function refusedOf(error: unknown, code: string): readonly RefusedField<LeadField>[] {
  if (code === 'error.leads.dayUnavailable') return [{ name: 'preferredDate', key: 'dateUnavailable' }];
  return refusedFields(error, [...leadFields, 'preferredOn' as const]).map(({ name, key }) => ({
    name: name === 'preferredOn' ? 'preferredDate' : name,
    key,
  }));
}
