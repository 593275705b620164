import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { tenantStore, type TenantStore } from '../../db/index.ts';
import { dealers, inventoryFeedRows, vehicles } from '../inventory.tables.ts';
import { raiseVersion } from '../vehicle-rows.ts';
import type { NewDealer } from './dealer-places.ts';
import { FeedRefused } from './feed-summary.ts';
import type { StageInput } from './stage-feed.ts';

/** How a staged feed is applied. */
export interface MergeSettings {
  readonly newDealers: readonly NewDealer[];
  /** The vehicles that the feed does not name are not changed. */
  readonly keepsMissing: boolean;
  /** Sold vehicles that the feed has not named for this many days are Deleted. */
  readonly deleteAfterDays: number;
  /** Throws, and thereby reverses everything, if a feed may not sell that many of the listed vehicles. */
  readonly checkSales: (sold: number, listed: number) => void;
}

/** Number of vehicles by outcome. */
export interface MergeCounts {
  readonly added: number;
  readonly updated: number;
  readonly sold: number;
  readonly deleted: number;
  readonly heldByOrders: number;
}

/** Columns that the site controls, or that keep their initial value. */
const ownColumns = [
  'tenant_id',
  'id',
  'vin',
  'availability',
  'held_by_order',
  'gone_on',
  'version',
  'listed_on',
];
const fedColumns = Object.values(getTableColumns(vehicles))
  .map(({ name }) => name)
  .filter((name) => !ownColumns.includes(name));

const names = (columns: readonly string[], table?: string): SQL =>
  sql.join(
    columns.map((name) =>
      table ? sql`${sql.identifier(table)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  );

/** The ids were chosen when the feed was read, before the lock. */
async function insertDealers(store: TenantStore, added: readonly NewDealer[]): Promise<void> {
  const ids = added.map(({ id }) => id);
  if (ids.length > 0 && (await store.findOne(dealers, { where: inArray(dealers.id, ids) }))) {
    throw new FeedRefused(
      'Another import added dealers while this feed was read. Nothing was changed. Import the feed again.',
    );
  }
  await store.insert(dealers, added);
}

/**
 * Applies a staged feed, all or nothing, under the tenant's inventory lock: orders wait meanwhile, and a
 * vehicle held by an order keeps its availability; once that order has sold it, it is Deleted like any other
 * sold one. Rows that the feed does not change keep their version, so that indexes have little to update.
 */
export async function mergeFeed(input: StageInput, settings: MergeSettings): Promise<MergeCounts> {
  const { db, tenantId } = input;
  return tenantStore(db, tenantId).transaction(async (store) => {
    const version = await raiseVersion(store.db, tenantId);
    await insertDealers(store, settings.newDealers);
    const merge = mergeSql(input, version);
    for (const statement of unpackSql(input)) await store.db.execute(statement);
    const listed = await count(store, merge.listed);
    const updated = await count(store, merge.update);
    const added = await count(store, merge.insert);
    if (settings.keepsMissing) return { added, updated, sold: 0, deleted: 0, heldByOrders: 0 };
    const deleted = await count(store, merge.remove(settings.deleteAfterDays));
    const sold = await count(store, merge.sell);
    settings.checkSales(sold, listed);
    await store.db.execute(merge.dateSold);
    return { added, updated, sold, deleted, heldByOrders: await count(store, merge.held) };
  });
}

/** Deletes the staged rows of an import, and those that a dead process left a day ago or earlier. */
export async function clearStaging({ db, tenantId, importId, todayOn }: StageInput): Promise<void> {
  const old = sql`${inventoryFeedRows.stagedOn} < ${todayOn}::date - 1`;
  await tenantStore(db, tenantId).remove(
    inventoryFeedRows,
    sql`${inventoryFeedRows.importId} = ${importId} or ${old}`,
  );
}

async function count(store: TenantStore, statement: SQL): Promise<number> {
  const counted = await store.db.execute(
    sql`with changed as (${statement}) select count(*)::integer as n from changed`,
  );
  return (counted as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0;
}

/**
 * The feed's rows as a temporary table, whose size the planner knows: without it the joins compare every
 * pair.
 */
function unpackSql({ tenantId, importId }: StageInput): readonly SQL[] {
  return [
    sql`create temporary table fed_vehicles on commit drop as
      select f.line, r.* from ${inventoryFeedRows} f, json_populate_record(null::vehicles, f.vehicle) r
      where f.tenant_id = ${sql.raw(literal(tenantId))} and f.import_id = ${sql.raw(literal(importId))} and f.vehicle is not null`,
    sql`create unique index on fed_vehicles (vin)`,
    sql`analyze fed_vehicles`,
    sql`analyze ${inventoryFeedRows}`,
  ];
}

/** A string literal, for a statement that takes no parameters. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function mergeSql({ tenantId, importId, todayOn }: StageInput, version: number) {
  const staged = sql`${inventoryFeedRows} f where f.tenant_id = ${tenantId} and f.import_id = ${importId}`;
  const isGone = sql`v.tenant_id = ${tenantId} and not exists (select 1 from ${staged} and f.vin = v.vin)`;
  const availability = sql`case when v.held_by_order is null then r.availability else v.availability end`;
  const isListed = sql`v.availability in ('Available', 'PendingSale')`;
  const before = [...fedColumns, 'availability', 'gone_on'];
  return {
    listed: sql`select 1 from vehicles v where v.tenant_id = ${tenantId} and ${isListed}`,
    update: sql`update vehicles v set (${names(fedColumns)}) = row(${names(fedColumns, 'r')}),
      availability = ${availability}, gone_on = null, version = ${version}
      from fed_vehicles r where v.tenant_id = ${tenantId} and v.vin = r.vin
      and (${names(before, 'v')}) is distinct from (${names(fedColumns, 'r')}, ${availability}, null::date)
      returning 1`,
    insert: sql`insert into vehicles (tenant_id, id, vin, availability, listed_on, version, ${names(fedColumns)})
      select ${tenantId}, (select coalesce(max(id), 0) from vehicles where tenant_id = ${tenantId})
        + row_number() over (order by r.line), r.vin, r.availability, r.listed_on, ${version}, ${names(fedColumns, 'r')}
      from fed_vehicles r where not exists (select 1 from vehicles v where v.tenant_id = ${tenantId} and v.vin = r.vin)
      returning 1`,
    sell: sql`update vehicles v set availability = 'Sold', gone_on = ${todayOn}::date, version = ${version}
      where ${isGone} and v.held_by_order is null and ${isListed} returning 1`,
    // Sold before it vanished: fed as sold, or sold by an order. The date is internal: indexes have nothing to update.
    dateSold: sql`update vehicles v set gone_on = ${todayOn}::date
      where ${isGone} and v.availability = 'Sold' and v.gone_on is null`,
    // No order holds it any longer: the dealer may take it back and feed it again.
    remove: (days: number) => sql`update vehicles v
      set availability = 'Deleted', held_by_order = null, version = ${version}
      where ${isGone} and v.availability = 'Sold'
      and v.gone_on <= ${todayOn}::date - ${days}::integer returning 1`,
    held: sql`select 1 from vehicles v where ${isGone} and v.held_by_order is not null and ${isListed}`,
  };
}
