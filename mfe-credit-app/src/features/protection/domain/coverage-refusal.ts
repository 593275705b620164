import { httpFailure } from '@forecourt/shared-contracts';

const refusals = {
  'error.protection.priceUnavailable': 'priceUnavailable',
  'error.protection.notOffered': 'notOffered',
  'error.protection.needsFinancing': 'needsFinancing',
  'error.protection.otherVehicle': 'otherVehicle',
  'error.protection.noVehicle': 'noVehicle',
  'error.protection.vehicleUnavailable': 'vehicleUnavailable',
  'error.protection.conflict': 'conflict',
} as const;

/** Why a change of coverage failed; each reason has its own text under `coverage.changeFailed`. */
export type CoverageRefusal = (typeof refusals)[keyof typeof refusals] | 'other';

/** Returns the reason from the error of a call that changes coverage. */
export function coverageRefusal(error: unknown): CoverageRefusal {
  const code = httpFailure(error)?.code ?? '';
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : 'other';
}
