import { httpFailure } from '@forecourt/shared-contracts';

/** Why a lead did not arrive: `day` is a field's fault, `gone` the vehicle's, `often` a limit, `unsent` everything else. */
export type LeadFailure = 'day' | 'gone' | 'often' | 'unsent';

const byCode: Readonly<Record<string, LeadFailure>> = {
  'error.leads.dayUnavailable': 'day',
  'error.leads.vehicleUnavailable': 'gone',
  'error.leads.unknownVehicle': 'gone',
  'error.rateLimited': 'often',
};

/** What a failed sending was. */
export function leadFailure(error: unknown): LeadFailure {
  const code = httpFailure(error)?.code ?? '';
  return (Object.hasOwn(byCode, code) && byCode[code]) || 'unsent';
}
