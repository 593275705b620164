import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { readinessQuery, signingQuery } from '../../order/index.ts';

interface ContractAnswers {
  /** The answers that have not come, in the words of TRACK-26 by their id. */
  readonly missing: readonly ('readiness' | 'signing')[];
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/**
 * The two answers without which the tracker is shown all the same: whether the contract can be signed, and whether it is.
 * `refetchInterval` in ms asks for both again; false leaves it to `retry`.
 */
export function useContractAnswers(orderNumber: string, refetchInterval: number | false): ContractAnswers {
  const { client } = usePlatform();
  const readiness = useQuery({ ...readinessQuery(client, orderNumber), refetchInterval });
  const signing = useQuery({ ...signingQuery(client, orderNumber), refetchInterval });
  const answers = { readiness, signing };
  return {
    missing: (['readiness', 'signing'] as const).filter((id) => !answers[id].isPending && !answers[id].data),
    isFetching: readiness.isFetching || signing.isFetching,
    retry: () => {
      void readiness.refetch();
      void signing.refetch();
    },
  };
}
