import type { ApiClient } from '@forecourt/shared-contracts';
import { getFavoriteVins, listFavorites } from '@forecourt/shared-contracts/favorites';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** VINs that an account has saved. Cached while the remote is mounted, because every heart reads it. */
export function favoriteVinsQuery(client: ApiClient, sub: string) {
  return { ...apiQuery(client, getFavoriteVins, { holder: sub }), gcTime: Infinity };
}

/** The saved vehicles of an account in their current state. */
export function favoritesQuery(client: ApiClient, sub: string) {
  return apiQuery(client, listFavorites, { holder: sub });
}
