import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import type { ZipTable } from '../../geo/index.ts';
import { inventoryFeedRows, vehicles } from '../inventory.tables.ts';
import { loadFeedDealers, type FeedDealers, type NewDealer } from './dealer-places.ts';
import { feedHeader, type FeedHeader } from './feed-columns.ts';
import { feedLines } from './feed-lines.ts';
import { feedRecords, isCutOff, type FeedRecord } from './feed-records.ts';
import { FeedRefused, type FeedNote } from './feed-summary.ts';
import { judgeRecord, type JudgedRow } from './judge-record.ts';
import { createStockNumbers } from './stock-numbers.ts';

/** A feed on its way into the database. */
export interface StageInput {
  readonly db: Db;
  readonly zips: ZipTable;
  readonly tenantId: string;
  readonly importId: string;
  /** Calendar date of the import. */
  readonly todayOn: string;
}

/** A feed that was read completely. Its rows are in `inventory_feed_rows`. */
export interface StagedFeed {
  readonly rows: number;
  /** Rows that can be applied. */
  readonly good: number;
  /** Rows that cannot be read and name no vehicle: it may be any that is missing. */
  readonly unknown: number;
  readonly newDealers: readonly NewDealer[];
  readonly faults: readonly FeedNote[];
  readonly warnings: readonly FeedNote[];
}

interface StagedRow {
  readonly line: number;
  readonly vin: string;
  readonly vehicle: object | null;
}

const rowsPerStatement = 500;
const columnNames = Object.entries(getTableColumns(vehicles)).map(([key, { name }]) => [key, name] as const);

/**
 * Reads a feed into the staging table, row by row; does not change the inventory. The vehicles that a rejected
 * row identifies, by its VIN or else by dealer and stock number, are staged without data, so that its fault does not sell
 * them. Throws {@link FeedRefused} if the
 * file is not a feed, or if it is cut off.
 */
export async function stageFeed(input: StageInput, bytes: AsyncIterable<Uint8Array>): Promise<StagedFeed> {
  const stage = createStage(input, await loadFeedDealers(input));
  let header: FeedHeader | undefined;
  let last: FeedRecord | undefined;
  for await (const record of feedRecords(feedLines(bytes))) {
    if (!header) header = readHeader(record);
    else {
      last = record;
      await stage.take(judgeRecord(record, header, input.todayOn));
    }
  }
  if (header && last && isCutOff(last, header.width)) {
    throw new FeedRefused(
      `The feed seems to be cut off: its last row, on line ${last.line}, is not complete. Nothing was changed. Take the whole file, or correct that line.`,
    );
  }
  return stage.finish();
}

function readHeader(record: FeedRecord): FeedHeader {
  if ('fault' in record) throw new FeedRefused(`The first line ${record.fault}.`);
  const header = feedHeader(record.values);
  if (header.missing.length > 0) {
    throw new FeedRefused(
      `The feed lacks the columns ${header.missing.join(', ')}. Its first line has to name the columns.`,
    );
  }
  if (header.repeated.length > 0) {
    throw new FeedRefused(`The feed has more than one column for ${header.repeated.join(', ')}.`);
  }
  return header;
}

function createStage(input: StageInput, places: FeedDealers) {
  const lineByVin = new Map<string | undefined, number>();
  /** Named by broken rows; a row of their own counts if there is one. */
  const lineByNamed = new Map<string, number>();
  const stockNumbers = createStockNumbers(input, places);
  const faults: FeedNote[] = [];
  const warnings: FeedNote[] = [];
  let batch: StagedRow[] = [];
  let rows = 0;
  let good = 0;
  let unknown = 0;
  async function insertBatch(): Promise<void> {
    const full = batch;
    batch = [];
    await insertRows(input, full);
  }
  /** The row as the inventory stores it, or why it does not. */
  function vehicleOf({ vehicle, dealer }: JudgedRow): object | string | undefined {
    if (!vehicle) return undefined;
    const dealerId = places.idOf(dealer);
    if (typeof dealerId !== 'number') return dealerId.fault;
    const all: Record<string, unknown> = { ...vehicle, dealerId };
    return Object.fromEntries(columnNames.flatMap(([key, name]) => (key in all ? [[name, all[key]]] : [])));
  }
  return {
    async take(row: JudgedRow): Promise<void> {
      const { about, vin } = row;
      const { line } = about;
      rows += 1;
      if (row.isUnknown) unknown += 1;
      for (const one of row.named) lineByNamed.set(one, line);
      const before = lineByVin.get(vin);
      if (before !== undefined) {
        const reason = `is on line ${before} already; the first one counts`;
        return void faults.push({ ...about, column: 'vin', reason });
      }
      faults.push(
        ...row.faults.map(({ column, reason }) => ({ ...about, reason, ...(column && { column }) })),
      );
      if (vin === undefined) return stockNumbers.note(row);
      lineByVin.set(vin, line);
      const vehicle = vehicleOf(row);
      if (typeof vehicle === 'string') faults.push({ ...about, reason: vehicle });
      const isGood = typeof vehicle === 'object';
      if (isGood) {
        good += 1;
        warnings.push(...row.warnings.map((reason) => ({ ...about, reason })));
      }
      batch.push({ line, vin, vehicle: isGood ? vehicle : null });
      if (batch.length >= rowsPerStatement) await insertBatch();
    },
    async finish(): Promise<StagedFeed> {
      for (const [vin, line] of [...lineByNamed, ...(await stockNumbers.found())]) {
        if (lineByVin.has(vin)) continue;
        lineByVin.set(vin, line);
        batch.push({ line, vin, vehicle: null });
      }
      await insertBatch();
      return { rows, good, unknown, newDealers: places.added(), faults, warnings };
    },
  };
}

async function insertRows({ db, tenantId, importId, todayOn }: StageInput, rows: readonly StagedRow[]) {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${inventoryFeedRows} (tenant_id, import_id, vin, line, vehicle, staged_on)
    select ${tenantId}, ${importId}, vin, line, vehicle, ${todayOn}::date
    from json_to_recordset(${JSON.stringify(rows)}::json) as rows(vin text, line integer, vehicle json)`);
}
