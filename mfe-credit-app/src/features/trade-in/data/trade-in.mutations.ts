import { httpFailure, type ApiClient } from '@forecourt/shared-contracts';
import {
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import {
  applyTradeIn,
  clearTradeInAnswers,
  decodeVin,
  putPayoff,
  removeTradeIn,
  requestOffer,
  saveTradeInAnswers,
  type PayoffRequest,
  type TradeInDraftAnswers,
  type TradeInState,
} from '@forecourt/shared-contracts/trade-in';
import { useRefreshCart } from '../../cart/index.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { tradeInQuery } from './trade-in.queries.ts';

/** Changes the trade-in with one call and shows its response; the cart's price and the steps are refetched. */
function useChangeTradeIn<TChange = void>(
  send: (client: ApiClient, change: TChange) => Promise<TradeInState>,
  onError?: (error: Error) => void,
) {
  const { client } = usePlatform();
  const session = useSession();
  const queryClient = useQueryClient();
  const refreshCart = useRefreshCart();
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    mutationFn: (change: TChange) => send(client, change),
    onSuccess: (state) => {
      queryClient.setQueryData(tradeInQuery(client, session).queryKey, state);
      void refreshCart();
      refreshPurchase();
    },
    ...(onError && { onError }),
  });
}

/** Looks up a VIN; changes nothing. */
export function useDecodeVin() {
  const { client } = usePlatform();
  return useMutation({ mutationFn: (vin: string) => client.call(decodeVin, { params: { vin } }) });
}

/** Saves answers in the draft. */
export function useSaveAnswers() {
  return useChangeTradeIn((client, body: TradeInDraftAnswers) => client.call(saveTradeInAnswers, { body }));
}

/** Deletes all answers, so that another vehicle can be described. */
export function useClearAnswers() {
  return useChangeTradeIn((client) => client.call(clearTradeInAnswers));
}

/** Requests an offer for a version of the draft, once however often it is sent. A draft changed meanwhile is refetched. */
export function useRequestOffer() {
  const { client } = usePlatform();
  const session = useSession();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useChangeTradeIn(
    (api, draftVersion: number) =>
      api.call(requestOffer, { body: { draftVersion }, idempotencyKey: keyFor({ draftVersion }) }),
    (error) => {
      if (httpFailure(error)?.code !== 'error.tradeIn.draftChanged') return;
      void queryClient.invalidateQueries({ queryKey: tradeInQuery(client, session).queryKey });
    },
  );
}

/** Saves what is still owed on the vehicle: the lender's quote, or the shopper's estimate. */
export function usePutPayoff() {
  return useChangeTradeIn((client, body: PayoffRequest) => client.call(putPayoff, { body }));
}

/** Counts the offer toward the purchase. */
export function useApplyTradeIn() {
  return useChangeTradeIn((client) => client.call(applyTradeIn));
}

/** Removes the trade-in. */
export function useRemoveTradeIn() {
  return useChangeTradeIn((client) => client.call(removeTradeIn));
}
