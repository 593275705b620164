import type { SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';

/** What every filter is given: the search in the address, the last answer, and how to ask for another search. */
export interface FilterProps {
  readonly search: VehicleSearch;
  readonly result: SearchResult;
  readonly onChange: (next: VehicleSearch) => void;
}
