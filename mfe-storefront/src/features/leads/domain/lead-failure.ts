import { httpFailure } from '@forecourt/shared-contracts';

/** Why a lead did not arrive: `day` is an invalid field, `gone` an unavailable vehicle, `often` a rate limit, `unsent` everything else. */
export type LeadFailure = 'day' | 'gone' | 'often' | 'unsent';

const byCode: Readonly<Record<string, LeadFailure>> = {
  'error.leads.dayUnavailable': 'day',
  'error.leads.vehicleUnavailable': 'gone',
  'error.leads.unknownVehicle': 'gone',
  'error.rateLimited': 'often',
};

/** Maps the error of a failed submission. */
export function leadFailure(error: unknown): LeadFailure {
  const code = httpFailure(error)?.code ?? '';
  return (Object.hasOwn(byCode, code) && byCode[code]) || 'unsent';
}
