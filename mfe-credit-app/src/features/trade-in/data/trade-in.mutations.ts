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
import { dropDrafts } from '../../../platform/form-draft.ts';
import { routePaths } from '../../../domain/route-paths.ts';
import { tradeInForms } from '../domain/trade-in-forms.ts';
import { tradeInQuery } from './trade-in.queries.ts';

interface ChangeOptions {
  /** Whether the change begins or ends a trade-in, so that unsent input of the previous one is forgotten. */
  readonly startsOver?: boolean;
  readonly onError?: (error: Error) => void;
}

/** Changes the trade-in with one call and shows its response; the cart's price and the steps are refetched. */
function useChangeTradeIn<TChange = void>(
  send: (client: ApiClient, change: TChange) => Promise<TradeInState>,
  { startsOver = false, onError }: ChangeOptions = {},
) {
  const { client, storage } = usePlatform();
  const session = useSession();
  const queryClient = useQueryClient();
  const refreshCart = useRefreshCart();
  const refreshPurchase = useRefreshPurchase();
  return useMutation({
    mutationFn: (change: TChange) => send(client, change),
    onSuccess: (state) => {
      if (startsOver) dropDrafts({ storage }, tradeInForms);
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
  return useChangeTradeIn((client) => client.call(clearTradeInAnswers), { startsOver: true });
}

const staleDraft = ['error.tradeIn.draftChanged', 'error.tradeIn.incomplete'];

/**
 * Requests an offer for a version of the draft, once however often it is sent. If the draft was changed meanwhile or lacks an answer, the
 * trade-in is refetched.
 */
export function useRequestOffer() {
  const { client } = usePlatform();
  const session = useSession();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useChangeTradeIn(
    (api, draftVersion: number) =>
      api.call(requestOffer, { body: { draftVersion }, idempotencyKey: keyFor({ draftVersion }) }),
    {
      startsOver: true,
      onError: (error) => {
        if (!staleDraft.includes(httpFailure(error)?.code ?? '')) return;
        void queryClient.invalidateQueries({ queryKey: tradeInQuery(client, session).queryKey });
      },
    },
  );
}

/** Saves what is still owed on the vehicle: the lender's quote, or the shopper's estimate. */
export function usePutPayoff() {
  return useChangeTradeIn((client, body: PayoffRequest) => client.call(putPayoff, { body }));
}

/** Counts the offer toward the purchase, once however often it is pressed, and returns to the cart. */
export function useApplyTradeIn() {
  const { navigation } = usePlatform();
  const { error, isPending, mutate } = useChangeTradeIn((client) => client.call(applyTradeIn));
  const apply = () => {
    if (!isPending) mutate(undefined, { onSuccess: () => navigation.push(routePaths.cart) });
  };
  return { error, isPending, apply };
}

/** Removes the trade-in. */
export function useRemoveTradeIn() {
  return useChangeTradeIn((client) => client.call(removeTradeIn), { startsOver: true });
}
