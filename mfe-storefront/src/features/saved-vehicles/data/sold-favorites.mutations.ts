import { removeFavorite, removeSoldFavorites } from '@forecourt/shared-contracts/favorites';
import { useApi, useMutation, usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { favoritesQuery, favoriteVinsQuery } from '../../choices/index.ts';

/** Removes one sold vehicle by its VIN, or all of them without one: on the server first, then from both cached lists. */
export function useRemoveSoldFavorites(sub: string, onRemoved: () => void) {
  const client = useApi();
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(vin: string | undefined) {
      if (vin !== undefined) return (await client.call(removeFavorite, { params: { vin } })).vins;
      const left = await client.call(removeSoldFavorites, { query: { sold: 'true' } });
      return left.favorites.map(({ vehicle }) => vehicle.vin);
    },
    onSuccess(vins) {
      queryClient.setQueryData(favoriteVinsQuery(client, sub).queryKey, { vins });
      queryClient.setQueryData(
        favoritesQuery(client, sub).queryKey,
        (known) =>
          known && { favorites: known.favorites.filter(({ vehicle }) => vins.includes(vehicle.vin)) },
      );
      events.emit('mfe-storefront', 'favorites:count-changed', { count: vins.length });
      onRemoved();
    },
  });
}
