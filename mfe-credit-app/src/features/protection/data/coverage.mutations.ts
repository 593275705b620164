import {
  chooseCoverage,
  concludeCoverage,
  removeCoverage,
  type ProtectionOffer,
  type ProtectionType,
} from '@forecourt/shared-contracts/protection';
import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { cartHolderKey, cartKey } from '../../cart/index.ts';
import { coverageKey } from './coverage.queries.ts';

/** A change of the coverage of one vehicle. */
export type CoverageChange =
  | {
      readonly kind: 'choose';
      readonly vin: string;
      readonly type: ProtectionType;
      readonly code: string;
      readonly replaces: boolean;
    }
  | { readonly kind: 'remove'; readonly type: ProtectionType };

/** Stores a new state of the coverage, and refetches the cart because its price has changed with it. */
function useTakeOffer() {
  const queryClient = useQueryClient();
  const holder = cartHolderKey(useSession());
  return (offer: ProtectionOffer | null) => {
    queryClient.setQueryData(coverageKey(holder), offer);
    return queryClient.invalidateQueries({ queryKey: cartKey(holder) });
  };
}

/** Adds, changes or removes one package. If the server refuses, its state is refetched. */
export function useChangeCoverage() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = coverageKey(cartHolderKey(useSession()));
  const takeOffer = useTakeOffer();
  return useMutation({
    mutationFn: async (change: CoverageChange) => {
      if (change.kind === 'remove') {
        return (await client.call(removeCoverage, { params: { type: change.type } })).offer;
      }
      const { vin, code, replaces } = change;
      return (await client.call(chooseCoverage, { body: { vin, code, replaces } })).offer;
    },
    onSuccess: takeOffer,
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Records that the shopper is done with coverage. */
export function useConcludeCoverage() {
  const { client } = usePlatform();
  const takeOffer = useTakeOffer();
  return useMutation({
    mutationFn: async (vin: string) => (await client.call(concludeCoverage, { body: { vin } })).offer,
    onSuccess: takeOffer,
  });
}
