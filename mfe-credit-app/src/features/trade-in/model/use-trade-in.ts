import { usePlatform, useQuery, useSession } from '@forecourt/shared-contracts/react';
import type { TradeInState } from '@forecourt/shared-contracts/trade-in';
import { tradeInQuery } from '../data/trade-in.queries.ts';

/** State of loading the trade-in. */
export type TradeInLoad =
  | { readonly kind: 'loading' | 'expired' }
  | { readonly kind: 'failed'; readonly isTrying: boolean; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly state: TradeInState };

/**
 * The current user's trade-in. Waits for the session, so that an account's is never requested as a guest's; none is requested with an
 * expired one.
 */
export function useTradeIn(): TradeInLoad {
  const { client } = usePlatform();
  const session = useSession();
  const isExpired = session.status === 'expired';
  const enabled = session.status !== 'unknown' && !isExpired;
  const query = useQuery({ ...tradeInQuery(client, session), enabled });
  if (isExpired) return { kind: 'expired' };
  if (query.data) return { kind: 'loaded', state: query.data };
  if (!query.isError) return { kind: 'loading' };
  return { kind: 'failed', isTrying: query.isFetching, retry: () => void query.refetch() };
}
