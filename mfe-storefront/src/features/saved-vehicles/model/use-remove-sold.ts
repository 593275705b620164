import { removeFavorite, removeSoldFavorites } from '@forecourt/shared-contracts/favorites';
import { useApi, useMutation, usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { favoritesQuery, favoriteVinsQuery } from '../../choices/index.ts';

/** Removes sold vehicles from an account's list: one, or all. */
export interface RemoveSold {
  readonly removeAll: () => void;
  readonly removeOne: (vin: string) => void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Removes on the server first, then from both cached lists. Focus moves to the page's heading, because its button is gone. */
export function useRemoveSold(sub: string): RemoveSold {
  const client = useApi();
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    async mutationFn(vin: string | undefined) {
      if (vin !== undefined) return (await client.call(removeFavorite, { params: { vin } })).vins;
      const left = await client.call(removeSoldFavorites, { query: { sold: 'true' } });
      return left.favorites.map(({ vehicle }) => vehicle.vin);
    },
    onSuccess(vins) {
      queryClient.setQueryData(favoriteVinsQuery(client, sub).queryKey, vins);
      queryClient.setQueryData(favoritesQuery(client, sub).queryKey, (known) =>
        known?.filter(({ vehicle }) => vins.includes(vehicle.vin)),
      );
      events.emit('mfe-storefront', 'favorites:count-changed', { count: vins.length });
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    },
  });
  return {
    removeAll: () => mutate(undefined),
    removeOne: (vin) => mutate(vin),
    isBusy: isPending,
    hasFailed: isError,
  };
}
