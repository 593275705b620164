import type { Position } from '@forecourt/shared-contracts/geo';
import type { VehicleSearch } from '@forecourt/shared-contracts/inventory';

/** A search with the positions and rows that only the server knows. */
export interface IndexQuery {
  readonly search: VehicleSearch;
  /** Where distances are measured from; without it the radius has no effect, and recommendations do not weigh them. */
  readonly origin?: Position | undefined;
  /** If given, only this vehicle can match; the keyword was a VIN. */
  readonly onlyId?: number | undefined;
}
