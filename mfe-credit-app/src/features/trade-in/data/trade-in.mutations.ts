import type { ApiClient } from '@forecourt/shared-contracts';
import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import type { TradeInState } from '@forecourt/shared-contracts/trade-in';
import { cartHolderKey, cartKey } from '../../cart/index.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { tradeInKey } from '../data/trade-in.queries.ts';

/** Changes the trade-in with one call and shows its response; the cart's price and the steps are refetched. */
export function useChangeTradeIn<TChange = void>(
  send: (client: ApiClient, change: TChange) => Promise<TradeInState>,
) {
  const { client } = usePlatform();
  const session = useSession();
  const queryClient = useQueryClient();
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    mutationFn: (change: TChange) => send(client, change),
    onSuccess: (state) => {
      queryClient.setQueryData(tradeInKey(session), state);
      void queryClient.invalidateQueries({ queryKey: cartKey(cartHolderKey(session)) });
      refreshPurchase();
    },
  });
}
