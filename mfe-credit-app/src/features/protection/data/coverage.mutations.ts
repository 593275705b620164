import {
  chooseCoverage,
  concludeCoverage,
  removeCoverage,
  type ProtectionOffer,
  type ProtectionType,
} from '@forecourt/shared-contracts/protection';
import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { cartHolder, cartKey } from '../../cart-data/index.ts';
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

/** Takes up a new state of the coverage, and has the cart read anew since its price has changed with it. */
function useTakeOffer() {
  const queryClient = useQueryClient();
  const holder = cartHolder(useSession());
  return (offer: ProtectionOffer | null) => {
    queryClient.setQueryData(coverageKey(holder), offer);
    return queryClient.invalidateQueries({ queryKey: cartKey(holder) });
  };
}

/** Adds, changes or removes one package. Where the server refuses, what it has is read anew. */
export function useChangeCoverage() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = coverageKey(cartHolder(useSession()));
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

/** Says that the shopper is done with coverage. */
export function useConcludeCoverage() {
  const { client } = usePlatform();
  const takeOffer = useTakeOffer();
  return useMutation({
    mutationFn: async (vin: string) => (await client.call(concludeCoverage, { body: { vin } })).offer,
    onSuccess: takeOffer,
  });
}
