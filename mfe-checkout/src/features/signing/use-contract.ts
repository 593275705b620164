import { useEffect, useRef } from 'react';
import type { ContractState } from '@forecourt/shared-contracts/signing';
import { isSigned } from '@forecourt/shared-contracts/progress';
import { usePlatform, useQuery, useQueryClient } from '@forecourt/shared-contracts/react';
import { readOrderFlags, writeContractStarted } from '../../platform/order-flags.ts';
import { trackerQueryKey, useTracker } from '../tracker/index.ts';
import { contractQuery } from './signing.queries.ts';
import { signingPollMs } from './signing-view.ts';

/** The parts of a contract that the tracker's steps depend on. */
function mark({ contract }: ContractState): string {
  const signers = contract?.signatures.map(({ signer }) => signer).join() ?? '';
  return [contract?.envelopeId, contract?.ending?.reason, signers, contract?.isFinalReady].join('|');
}

/**
 * The contract of the order, polled while it is waiting for someone and refetched whenever the tab regains attention, by any route. When it
 * changes, the order is refetched; the contract-started flag of this browser follows the server (T52, F66).
 */
export function useContract() {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { orderNumber, data } = useTracker();
  const query = useQuery({
    ...contractQuery(platform.client, orderNumber),
    refetchInterval: ({ state }) => signingPollMs(state.data),
  });
  const state = query.data;
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (!state) return;
    const isAhead =
      state.contract !== null && state.contract.signatures.length > 0 && !isSigned(data.signing);
    const now = mark(state);
    const hasMoved = last.current !== undefined && last.current !== now;
    last.current = now;
    const once = { cancelRefetch: false };
    if (isAhead || hasMoved) {
      void queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) }, once);
    }
  }, [state, data.signing, orderNumber, queryClient]);

  const isBegun = state?.contract?.isBegun;
  useEffect(() => {
    if (isBegun === undefined) return;
    if (readOrderFlags(platform, orderNumber).isContractStarted === isBegun) return;
    writeContractStarted(platform, orderNumber, isBegun);
    const { pathname, search } = platform.navigation.current().location;
    platform.navigation.replace(pathname + search);
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
