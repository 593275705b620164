import type { ZipTable } from '../geo/index.ts';
import type { Clock } from '../ports/index.ts';
import type { InventoryIndexes } from './inventory-indexes.ts';

/** Dependencies of the inventory's routes. */
export interface InventoryDeps {
  readonly indexes: InventoryIndexes;
  readonly zips: ZipTable;
  readonly clock: Clock;
}
