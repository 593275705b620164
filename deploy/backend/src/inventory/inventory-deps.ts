import type { ZipTable } from '../geo/index.ts';
import type { Clock } from '../ports/index.ts';
import type { InventoryIndexes } from './inventory-indexes.ts';

/** What the inventory's routes need of their surroundings. */
export interface InventoryDeps {
  readonly indexes: InventoryIndexes;
  readonly zips: ZipTable;
  readonly clock: Clock;
}
