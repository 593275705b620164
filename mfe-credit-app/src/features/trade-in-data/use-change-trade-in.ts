import type { ApiClient } from '@forecourt/shared-contracts';
import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import type { TradeInState } from '@forecourt/shared-contracts/trade-in';
import { cartHolder, cartKey } from '../cart-data/index.ts';
import { useRefreshPurchase } from '../purchase-frame/index.ts';
import { tradeInKey } from './trade-in.queries.ts';

/** Changes the trade-in by one call, whose answer is shown from then on; the cart's price and the steps are read anew. */
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
      void queryClient.invalidateQueries({ queryKey: cartKey(cartHolder(session)) });
      refreshPurchase();
    },
  });
}
