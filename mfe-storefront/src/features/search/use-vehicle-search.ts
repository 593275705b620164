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
import { httpFailure } from '@forecourt/shared-contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchChange } from '../../domain/search-changes.ts';
import { searchHref } from '../../domain/search-href.ts';
import { searchQuery } from '../inventory/index.ts';

/** The search in the page's URL and its result. */
export interface VehicleSearchState {
  readonly search: VehicleSearch;
  /** The result; while a new one is loading, or has failed, the last one stays. Undefined before the first. */
  readonly result: SearchResult | undefined;
  /** The search that `result` belongs to. */
  readonly found: VehicleSearch;
  /** Whether `result` belongs to an earlier search. */
  readonly isStale: boolean;
  /** Whether there is no result because the search failed; a result that could not be renewed stays. */
  readonly isFailed: boolean;
  /** Whether it failed because too many searches came from this address. */
  readonly isTooOften: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Navigates to the changed search as a new history entry. */
  readonly apply: (change: SearchChange) => void;
}

function searchOf(query: string): VehicleSearch {
  return searchFromParams(new URLSearchParams(query));
}

/** All state of the search is in the URL: it is read from there and changed by navigating. */
export function useVehicleSearch(): VehicleSearchState {
  const client = useApi();
  const { navigation } = usePlatform();
  const location = useLocation();
  const search = useMemo(() => searchOf(location.search), [location.search]);
  const query = useQuery({
    ...searchQuery(client, search),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  // While a search loads or has failed, the result of the last one shown is read from the cache: a later one may have arrived unseen.
  const [lastFound, setLastFound] = useState(search);
  if (query.isSuccess && !query.isPlaceholderData && lastFound !== search) setLastFound(search);
  const last = useQuery({ ...searchQuery(client, lastFound), enabled: false });
  // A new URL is shown when its view is ready: until then a change applies to the URL, not to what is still shown.
  const apply = useCallback(
    (change: SearchChange) => {
      const { location: latest } = navigation.current();
      const now = latest.pathname === location.pathname ? searchOf(latest.search) : search;
      navigation.push(searchHref(change(now)));
    },
    [navigation, location.pathname, search],
  );
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (data?.answers !== undefined && !isPlaceholderData) navigation.replace(`/search?${data.answers}`);
  }, [data, isPlaceholderData, navigation]);
  return {
    search,
    found: lastFound,
    result: (isPlaceholderData ? undefined : data) ?? last.data,
    isStale: query.isPlaceholderData || query.data === undefined,
    isFailed: query.isLoadingError,
    isTooOften: httpFailure(query.error)?.code === 'error.rateLimited',
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    apply,
  };
}
