import { sql } from 'drizzle-orm';
import { tenantStore, type Db } from '../../db/index.ts';
import { vehicles } from '../inventory.tables.ts';
import type { FeedDealers } from './dealer-places.ts';
import type { JudgedRow } from './judge-record.ts';

/** Finds the vehicles of a feed's rows without a usable VIN. */
export interface StockNumbers {
  /** Notes what identifies the vehicle of a row instead of its VIN. */
  note(row: JudgedRow): void;
  /** Returns the VINs of the vehicles that have the stock number of a noted row at its dealer, with its line. */
  found(): Promise<readonly (readonly [vin: string, line: number])[]>;
}

/** Creates the finder for a tenant's inventory. */
export function createStockNumbers(
  { db, tenantId }: { readonly db: Db; readonly tenantId: string },
  places: FeedDealers,
): StockNumbers {
  const noted: JudgedRow[] = [];
  return {
    note(row) {
      if (row.stockNumber !== '') noted.push(row);
    },
    async found() {
      if (noted.length === 0) return [];
      const keyOf = (dealerId: number | undefined, stockNumber: string) => `${dealerId}|${stockNumber}`;
      const lineByKey = new Map(
        noted.map((row) => [keyOf(places.knownIdOf(row.dealer), row.stockNumber), row.about.line]),
      );
      const numbers = JSON.stringify(noted.map(({ stockNumber }) => stockNumber));
      const where = sql`${vehicles.stockNumber} in (select json_array_elements_text(${numbers}::json))`;
      const same = await tenantStore(db, tenantId).find(vehicles, { where });
      return same.flatMap(({ vin, dealerId, stockNumber }) => {
        const line = lineByKey.get(keyOf(dealerId, stockNumber));
        return line === undefined ? [] : [[vin, line] as const];
      });
    },
  };
}
