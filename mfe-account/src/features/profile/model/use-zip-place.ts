import { httpFailure } from '@forecourt/shared-contracts';
import { lookUpZip, type ZipPlace } from '@forecourt/shared-contracts/geo';
import { apiQuery, useApi, useQuery } from '@forecourt/shared-contracts/react';

/** What is known of a ZIP: nothing yet, that it is being asked after, its place, that nobody has it, or that it cannot be told now. */
export type ZipAnswer =
  | { readonly kind: 'none' | 'asking' | 'unknown' | 'untold' }
  | { readonly kind: 'found'; readonly place: ZipPlace };

/** Looks a ZIP up as soon as it has five digits; only the answer to the last one counts (F31). */
export function useZipPlace(zip: string): ZipAnswer {
  const client = useApi();
  const isWhole = /^[0-9]{5}$/.test(zip.trim());
  const { data, error } = useQuery({
    ...apiQuery(client, lookUpZip, { params: { zip: zip.trim() } }),
    enabled: isWhole,
    staleTime: Infinity,
  });
  if (!isWhole) return { kind: 'none' };
  if (data) return { kind: 'found', place: data };
  if (!error) return { kind: 'asking' };
  return { kind: httpFailure(error)?.code === 'error.geo.unknownZip' ? 'unknown' : 'untold' };
}
