import {
  chooseCoverage,
  concludeCoverage,
  removeCoverage,
  type ProtectionOffer,
  type ProtectionType,
} from '@forecourt/shared-contracts/protection';
import {
  queryHolder,
  useMutation,
  usePlatform,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import { useRefreshCart } from '../../cart/index.ts';
import { coverageQuery } from '../../purchase/index.ts';

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

/** Stores a new state of the coverage, and refetches the cart because its price has changed with it; resolves once the cart is there. */
function useTakeOffer() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const holder = queryHolder(useSession());
  const refreshCart = useRefreshCart();
  return ({ offer }: { readonly offer: ProtectionOffer | null }) => {
    queryClient.setQueryData(coverageQuery(client, holder).queryKey, { offer });
    return refreshCart();
  };
}

/**
 * Adds, changes or removes one package. Changes are sent one at a time, in the order in which they were made; the cart is refetched beside
 * them. If the server refuses, its state is refetched.
 */
export function useChangeCoverage() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const { queryKey } = coverageQuery(client, queryHolder(useSession()));
  const takeOffer = useTakeOffer();
  return useMutation({
    scope: { id: 'coverage' },
    mutationFn: async (change: CoverageChange) => {
      if (change.kind === 'remove') {
        return client.call(removeCoverage, { params: { type: change.type } });
      }
      const { vin, code, replaces } = change;
      return client.call(chooseCoverage, { body: { vin, code, replaces } });
    },
    onSuccess: (answer) => void takeOffer(answer),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Records that the shopper is done with coverage. */
export function useConcludeCoverage() {
  const { client } = usePlatform();
  const takeOffer = useTakeOffer();
  return useMutation({
    mutationFn: (vin: string) => client.call(concludeCoverage, { body: { vin } }),
    onSuccess: takeOffer,
  });
}
