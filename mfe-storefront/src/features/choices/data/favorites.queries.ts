import type { ApiClient } from '@forecourt/shared-contracts';
import { getFavoriteVins, listFavorites } from '@forecourt/shared-contracts/favorites';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** VINs that an account has saved. Cached while the remote is mounted, because every heart reads it. */
export function favoriteVinsQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(getFavoriteVins), sub],
    queryFn: async ({ signal }) => (await client.call(getFavoriteVins, { signal })).vins,
    gcTime: Infinity,
  });
}

/** The saved vehicles of an account in their current state. */
export function favoritesQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(listFavorites), sub],
    queryFn: async ({ signal }) => (await client.call(listFavorites, { signal })).favorites,
  });
}
