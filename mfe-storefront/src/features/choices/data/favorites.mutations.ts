import { saveFavoriteLater } from '@forecourt/shared-contracts/favorites';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';

/** Keeps a guest's request to save a vehicle, by its VIN; it is carried out once there is an account (SHOP-61). */
export function useSaveFavoriteLater() {
  const client = useApi();
  return useMutation({
    mutationFn: (vin: string) => client.call(saveFavoriteLater, { params: { vin } }),
  });
}
