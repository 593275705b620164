import {
  searchFromParams,
  type SearchResult,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import {
  keepPreviousData,
  useApi,
  useLocation,
  usePlatform,
  useQuery,
} from '@forecourt/shared-contracts/react';
import { useCallback, useMemo, useState } from 'react';
import { searchHref } from '../../domain/search-href.ts';
import { searchQuery } from '../inventory/index.ts';

/** The search of the page's address and its answer. */
export interface VehicleSearchState {
  readonly search: VehicleSearch;
  /** The answer; while a new one is under way, or has failed, the last one stays. Undefined before the first. */
  readonly result: SearchResult | undefined;
  /** Whether `result` belongs to an earlier search. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Goes to another search as a new entry of the history. */
  readonly apply: (next: VehicleSearch) => void;
}

/** All state of the search is the address: it is read from there and changed by going elsewhere. */
export function useVehicleSearch(): VehicleSearchState {
  const client = useApi();
  const { navigation } = usePlatform();
  const location = useLocation();
  const search = useMemo(() => searchFromParams(new URLSearchParams(location.search)), [location.search]);
  const query = useQuery({ ...searchQuery(client, search), placeholderData: keepPreviousData });
  const [lastResult, setLastResult] = useState(query.data);
  if (query.data && query.data !== lastResult) setLastResult(query.data);
  const apply = useCallback((next: VehicleSearch) => navigation.push(searchHref(next)), [navigation]);
  return {
    search,
    result: query.data ?? lastResult,
    isStale: query.isPlaceholderData || query.data === undefined,
    isFailed: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    apply,
  };
}
