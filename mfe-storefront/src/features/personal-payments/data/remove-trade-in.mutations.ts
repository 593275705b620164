import { useMutation, usePlatform, useQueryClient, useSession } from '@forecourt/shared-contracts/react';
import { removeTradeIn } from '@forecourt/shared-contracts/trade-in';
import { appliedTradeInQuery } from './applied-trade-in.queries.ts';

/** Removes the trade-in; payments are shown without it. */
export function useRemoveTradeIn(onRemoved: () => void) {
  const { client } = usePlatform();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(removeTradeIn),
    onSuccess() {
      queryClient.setQueryData(appliedTradeInQuery(client, session).queryKey, { tradeIn: null });
      onRemoved();
    },
  });
}
