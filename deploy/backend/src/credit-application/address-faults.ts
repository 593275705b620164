import {
  partOf,
  type Answers,
  type PageError,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import { isCityOfZip } from '@forecourt/shared-contracts/geo';
import type { ZipTable } from '../geo/index.ts';

const addressParts = [
  'address',
  'previous-address',
  'previous-address-2',
  'previous-address-3',
  'spouse-address',
];

/**
 * Returns lookup errors in the addresses of these pages: a ZIP that does not exist (FIELD-40), or one of
 * another state or city (FIELD-39). The schemas check empty fields.
 */
export function addressFaults(
  pages: readonly PageId[],
  answers: Answers,
  zips: ZipTable,
): readonly PageError[] {
  return pages.flatMap((page): readonly PageError[] => {
    const { zip = '', state = '', city = '' } = answers[page] ?? {};
    if (!addressParts.includes(partOf(page)) || !/^\s*[0-9]{5}\s*$/.test(zip)) return [];
    const message = placeFault({ zip: zip.trim(), state, city: city.trim() }, zips);
    return message ? [{ page, field: 'zip', message }] : [];
  });
}

interface Place {
  readonly zip: string;
  readonly state: string;
  readonly city: string;
}

function placeFault({ zip, state, city }: Place, zips: ZipTable): string | undefined {
  const at = zips.find(zip);
  if (!at) return 'zipUnknown';
  if (state !== '' && at.state !== state) return 'zipStateMismatch';
  return city === '' || isCityOfZip(city, at, zips.inState(at.state)) ? undefined : 'zipCityMismatch';
}
