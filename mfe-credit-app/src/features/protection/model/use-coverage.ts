import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { queryHolder, usePlatform, useQuery, useSession } from '@forecourt/shared-contracts/react';
import { coverageQuery } from '../../purchase/index.ts';

/** State of loading the coverage. */
export type CoverageLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'no-vehicle' }
  | { readonly kind: 'loaded'; readonly offer: ProtectionOffer };

/** The current user's coverage. `retry` refetches it, after a failure or for missing prices. */
export interface Coverage {
  readonly load: CoverageLoad;
  readonly isTrying: boolean;
  retry(): void;
}

function loadOf({
  data,
  isError,
}: {
  data: { readonly offer: ProtectionOffer | null } | undefined;
  isError: boolean;
}): CoverageLoad {
  if (data) return data.offer ? { kind: 'loaded', offer: data.offer } : { kind: 'no-vehicle' };
  return { kind: isError ? 'failed' : 'loading' };
}

/** Loads the coverage of the cart. Waits for the session, so that an account's is never requested as a guest's. */
export function useCoverage(): Coverage {
  const { client } = usePlatform();
  const session = useSession();
  const query = useQuery({
    ...coverageQuery(client, queryHolder(session)),
    enabled: session.status !== 'unknown',
  });
  return { load: loadOf(query), isTrying: query.isFetching, retry: () => void query.refetch() };
}
