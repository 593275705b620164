import { useEffect, useRef } from 'react';
import { isSigned } from '@forecourt/shared-contracts/progress';
import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { writeContractStarted } from '../../../platform/order-flags.ts';
import { useOrder, useRefreshOrder } from '../../order/index.ts';
import { contractQuery } from '../data/signing.queries.ts';
import { contractMark, isAheadOfOrder } from '../domain/contract-mark.ts';
import { signingPollMs } from '../domain/signing-view.ts';

/**
 * The contract of the order, polled while it is waiting for someone and refetched whenever the tab regains attention, by any route. When it
 * changes, the order is refetched; the contract-started flag of this browser follows the server (T52, F66).
 */
export function useContract() {
  const platform = usePlatform();
  const { orderNumber, data } = useOrder();
  const refreshOrder = useRefreshOrder(orderNumber);
  const query = useQuery({
    ...contractQuery(platform.client, orderNumber),
    refetchInterval: ({ state }) => signingPollMs(state.data),
  });
  const state = query.data;
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (!state) return;
    const now = contractMark(state);
    const hasMoved = last.current !== undefined && last.current !== now;
    last.current = now;
    const isAhead = isAheadOfOrder(state, isSigned(data.signing));
    if (isAhead || hasMoved) void refreshOrder({ cancelRefetch: false });
  }, [state, data.signing, refreshOrder]);

  const isBegun = state?.contract?.isBegun;
  useEffect(() => {
    if (isBegun !== undefined) writeContractStarted(platform, orderNumber, isBegun);
  }, [platform, orderNumber, isBegun]);

  const { refetch } = query;
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refetch();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [refetch]);

  return query;
}
