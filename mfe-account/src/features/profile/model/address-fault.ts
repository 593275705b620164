import { countyFault, type AccountAddress } from '@forecourt/shared-contracts/profile';
import type { ZipAnswer } from './use-zip-place.ts';

/** An invalid field with its key below `fieldErrors`. */
export interface AddressFault {
  readonly field: 'zip' | 'county';
  readonly key: string;
}

/**
 * Returns what the ZIP lookup finds wrong with an address before it is sent: a ZIP that does not exist (FIELD-40), or one of another state
 * (FIELD-39). The server checks everything else.
 */
export function addressFault(address: AccountAddress, answer: ZipAnswer): AddressFault | undefined {
  if (answer.kind === 'unknown') return { field: 'zip', key: 'zipUnknown' };
  const place = answer.kind === 'found' ? answer.place : undefined;
  if (place && place.state !== address.state) return { field: 'zip', key: 'zipStateMismatch' };
  const key = countyFault(address.county, place?.county);
  return key && answer.kind !== 'untold' ? { field: 'county', key } : undefined;
}

const byCode: Readonly<Record<string, AddressFault>> = {
  'error.profile.unknownZip': { field: 'zip', key: 'zipUnknown' },
  'error.profile.zipStateMismatch': { field: 'zip', key: 'zipStateMismatch' },
  'error.profile.zipCityMismatch': { field: 'zip', key: 'zipCityMismatch' },
  'error.profile.county': { field: 'county', key: 'countyLetters' },
};

/** Returns the same for an error code of the server; undefined for a code that concerns no field. */
export function addressFaultOfCode(code: string): AddressFault | undefined {
  return Object.hasOwn(byCode, code) ? byCode[code] : undefined;
}
