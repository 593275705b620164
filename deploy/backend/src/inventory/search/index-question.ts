import type { Position } from '@forecourt/shared-contracts/geo';
import type { VehicleSearch } from '@forecourt/shared-contracts/inventory';

/** A search with the places and rows that only the server knows. */
export interface IndexQuestion {
  readonly search: VehicleSearch;
  /** Where distances are measured from; without it the radius filters nothing. */
  readonly origin?: Position | undefined;
  /** When given, nothing but this vehicle can match; its keyword was a VIN. */
  readonly onlyId?: number | undefined;
}
