import { useEffect, useEffectEvent } from 'react';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';
import { selectFilled } from '@forecourt/shared-contracts/places';
import { useApi, useQuery, zipQuery } from '@forecourt/shared-contracts/react';

/**
 * Looks up the ZIP of an address and fills in city and state where they are empty; typed values stay. Whether they match is validated
 * when the page is completed. `fill` sets a field that is empty, and returns whether it was.
 */
export function useZipFill(zip: string, fill: (name: 'city' | 'state', text: string) => boolean): void {
  const { data: found } = useQuery(zipQuery(useApi(), zip));
  const onFound = useEffectEvent((place: ZipPlace) => {
    for (const name of ['city', 'state'] as const) {
      if (fill(name, place[name])) selectFilled(name, place[name]);
    }
  });
  useEffect(() => {
    if (found) onFound(found);
  }, [found]);
}
