import { httpFailure } from '@forecourt/shared-contracts';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';
import { useApi, useQuery, zipQuery } from '@forecourt/shared-contracts/react';

/** What is known about a ZIP: nothing yet, lookup in progress, its place, that it does not exist, or that the lookup is unavailable. */
export type ZipAnswer =
  | { readonly kind: 'none' | 'asking' | 'unknown' | 'untold' }
  | { readonly kind: 'found'; readonly place: ZipPlace };

/** Looks up a ZIP as soon as it has five digits; only the answer to the latest one counts (F31). */
export function useZipPlace(zip: string): ZipAnswer {
  const client = useApi();
  const isWhole = /^[0-9]{5}$/.test(zip.trim());
  const { data, error } = useQuery(zipQuery(client, zip));
  if (!isWhole) return { kind: 'none' };
  if (data) return { kind: 'found', place: data };
  if (!error) return { kind: 'asking' };
  return { kind: httpFailure(error)?.code === 'error.geo.unknownZip' ? 'unknown' : 'untold' };
}
