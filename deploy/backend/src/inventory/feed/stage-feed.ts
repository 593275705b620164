import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/index.ts';
import type { ZipTable } from '../../geo/index.ts';
import { inventoryFeedRows, vehicles } from '../inventory.tables.ts';
import { loadFeedDealers, type FeedDealers, type NewDealer } from './dealer-places.ts';
import { feedHeader, type FeedHeader } from './feed-columns.ts';
import { feedLines } from './feed-lines.ts';
import { feedRecords, type FeedRecord } from './feed-records.ts';
import { FeedRefused, type FeedNote } from './feed-summary.ts';
import { readFeedRow, type FeedRow } from './read-feed-row.ts';

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
 * Reads a feed into the staging table, row by row; does not change the inventory. A rejected row that
 * identifies a vehicle is staged without its data, so that a typo never sells a car. Throws
 * {@link FeedRefused} if the file is not a feed.
 */
export async function stageFeed(input: StageInput, bytes: AsyncIterable<Uint8Array>): Promise<StagedFeed> {
  const stage = createStage(input, await loadFeedDealers(input));
  let header: FeedHeader | undefined;
  for await (const record of feedRecords(feedLines(bytes))) {
    if (!header) header = readHeader(record);
    else await stage.take(record.line, judge(record, header, input.todayOn));
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

const unread: FeedRow = { vin: undefined, vehicle: undefined, dealer: undefined, faults: [], warnings: [] };

function judge(record: FeedRecord, header: FeedHeader, todayOn: string): FeedRow {
  if ('fault' in record) return { ...unread, faults: [{ column: undefined, reason: record.fault }] };
  const { values } = record;
  const row = readFeedRow(header.values(values), todayOn);
  if (values.length === header.width) return row;
  const reason = `has ${values.length} values, but the first line names ${header.width} columns`;
  return { ...row, vehicle: undefined, faults: [{ column: undefined, reason }] };
}

function createStage(input: StageInput, places: FeedDealers) {
  const lineByVin = new Map<string, number>();
  const faults: FeedNote[] = [];
  const warnings: FeedNote[] = [];
  let batch: StagedRow[] = [];
  let rows = 0;
  let good = 0;
  async function insertBatch(): Promise<void> {
    const full = batch;
    batch = [];
    await insertRows(input, full);
  }
  /** The row as the inventory stores it, or why it does not. */
  function vehicleOf({ vehicle, dealer }: FeedRow): object | string | undefined {
    if (!vehicle) return undefined;
    const dealerId = places.idOf(dealer);
    if (typeof dealerId !== 'number') return dealerId.fault;
    const all: Record<string, unknown> = { ...vehicle, dealerId };
    return Object.fromEntries(columnNames.flatMap(([key, name]) => (key in all ? [[name, all[key]]] : [])));
  }
  return {
    async take(line: number, row: FeedRow): Promise<void> {
      rows += 1;
      const { vin } = row;
      const about = { line, ...(vin !== undefined && { vin }) };
      const before = vin === undefined ? undefined : lineByVin.get(vin);
      if (before !== undefined) {
        faults.push({
          ...about,
          column: 'vin',
          reason: `is on line ${before} already; the first one counts`,
        });
        return;
      }
      faults.push(
        ...row.faults.map(({ column, reason }) => ({ ...about, reason, ...(column && { column }) })),
      );
      if (vin === undefined) return;
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
      await insertBatch();
      return { rows, good, newDealers: places.added(), faults, warnings };
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
