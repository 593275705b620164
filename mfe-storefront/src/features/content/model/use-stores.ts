import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useApi, useQuery } from '@forecourt/shared-contracts/react';
import { storesQuery } from '../data/stores.queries.ts';

/** Returns the stores of the dealer; none until they are known, or if they cannot be read. */
export function useStores(): readonly VehicleDetail['dealer'][] {
  return useQuery(storesQuery(useApi())).data?.stores ?? [];
}
