import type { SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import type { SearchChange } from '../../domain/search-changes.ts';

/** What every filter is given: the search in the address, the last answer, and how to ask for another search. */
export interface FilterProps {
  readonly search: VehicleSearch;
  readonly result: SearchResult;
  readonly onChange: (change: SearchChange) => void;
}
