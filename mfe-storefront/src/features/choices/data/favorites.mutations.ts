import type { ApiClient } from '@forecourt/shared-contracts';
import { removeFavorite, saveFavorite, saveFavoriteLater } from '@forecourt/shared-contracts/favorites';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';

/** Saves a vehicle to the account or removes it; returns the VINs of all saved ones. Rejects with the failure of the call. */
export async function sendFavorite(client: ApiClient, vin: string, isOn: boolean): Promise<string[]> {
  const { vins } = await client.call(isOn ? saveFavorite : removeFavorite, { params: { vin } });
  return vins;
}

/** Keeps a guest's request to save a vehicle, by its VIN; it is carried out once there is an account (SHOP-61). */
export function useSaveFavoriteLater() {
  const client = useApi();
  return useMutation({
    mutationFn: (vin: string) => client.call(saveFavoriteLater, { params: { vin } }),
  });
}
