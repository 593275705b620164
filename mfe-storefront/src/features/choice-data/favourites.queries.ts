import type { ApiClient } from '@forecourt/shared-contracts';
import { getFavouriteVins, listFavourites } from '@forecourt/shared-contracts/favourites';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** VINs that an account has saved. Cached while the remote is mounted, because every heart reads it. */
export function favouriteVinsQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(getFavouriteVins), sub],
    queryFn: async ({ signal }) => (await client.call(getFavouriteVins, { signal })).vins,
    gcTime: Infinity,
  });
}

/** The saved vehicles of an account in their current state. */
export function favouritesQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(listFavourites), sub],
    queryFn: async ({ signal }) => (await client.call(listFavourites, { signal })).favourites,
  });
}
