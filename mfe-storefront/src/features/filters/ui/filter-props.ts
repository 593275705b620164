import type { SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import type { SearchChange } from '../../../domain/search-changes.ts';

/** Props of every filter: the search in the URL, the last result, the search that it belongs to, and a callback to change the search. */
export interface FilterProps {
  readonly search: VehicleSearch;
  readonly result: SearchResult;
  readonly found: VehicleSearch;
  readonly onChange: (change: SearchChange) => void;
}
