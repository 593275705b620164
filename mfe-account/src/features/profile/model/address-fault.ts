import { countyFault, type AccountAddress } from '@forecourt/shared-contracts/profile';
import type { ZipAnswer } from './use-zip-place.ts';

/** A field at fault with its key below `fieldErrors`. */
export interface AddressFault {
  readonly field: 'zip' | 'county';
  readonly key: string;
}

/**
 * What the look-up of its ZIP has against an address, before it is sent: a ZIP that nobody has (geocode error), or one of another state
 * (storefront.md sections 5 'ZIP', 8). What cannot be told here the server tells.
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

/** The same of what the server answered; undefined for a code that is about no field. */
export function addressFaultOfCode(code: string): AddressFault | undefined {
  return Object.hasOwn(byCode, code) ? byCode[code] : undefined;
}
