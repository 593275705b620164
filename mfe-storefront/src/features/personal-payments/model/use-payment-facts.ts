import { useEffect, useMemo } from 'react';
import { getPrequalification, type Prequalification } from '@forecourt/shared-contracts/prequalification';
import {
  apiQueryKey,
  usePlatform,
  useQuery,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import { getAppliedTradeIn, type AppliedTradeIn } from '@forecourt/shared-contracts/trade-in';
import { appliedTradeInQuery } from '../data/applied-trade-in.queries.ts';
import { prequalificationQuery } from '../data/prequalification.queries.ts';
import { isApproved } from '../domain/personal-payments-of.ts';

/** What this shopper's payments depend on; the trade-in is fetched for an approved shopper only. */
interface PaymentFacts {
  readonly prequalification: Prequalification;
  readonly tradeIn: AppliedTradeIn | undefined;
}

interface PaymentFactsState {
  /** Undefined until all are known. */
  readonly facts: PaymentFacts | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Fetches again after a guest's data has moved into the account: a fetch in flight may predate that. */
function useMergedData() {
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = () => {
      for (const endpoint of [getPrequalification, getAppliedTradeIn]) {
        const queryKey = apiQueryKey(endpoint);
        void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
      }
    };
    return events.subscribe('account:merged', readAgain);
  }, [events, queryClient]);
}

/** The shopper's pre-qualification and applied trade-in. */
export function usePaymentFacts(): PaymentFactsState {
  const { client } = usePlatform();
  const session = useSession();
  useMergedData();
  const { data: answer, isError, refetch } = useQuery(prequalificationQuery(client, session));
  const prequalification = answer?.prequalification;
  const isTradeInNeeded = prequalification !== undefined && isApproved(prequalification);
  const trade = useQuery({ ...appliedTradeInQuery(client, session), enabled: isTradeInNeeded });
  const facts = useMemo(() => {
    if (!prequalification || (isTradeInNeeded && !trade.data)) return undefined;
    return { prequalification, tradeIn: trade.data?.tradeIn ?? undefined };
  }, [prequalification, isTradeInNeeded, trade.data]);
  const { refetch: refetchTradeIn } = trade;
  const retry = useMemo(
    () => () => void (prequalification ? refetchTradeIn() : refetch()),
    [prequalification, refetchTradeIn, refetch],
  );
  return { facts, isError: isError || (isTradeInNeeded && trade.isError), retry };
}
