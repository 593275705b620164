import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  facetNames,
  readVehicleSearch,
  type FacetName,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import { tenantStore, type Db } from '@forecourt/backend/db/index.ts';
import { openPglite } from '@forecourt/backend/db/open-pglite.ts';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { createInventoryIndexes } from '@forecourt/backend/inventory/index.ts';
import { createVehicleCards } from '@forecourt/backend/inventory/vehicle-cards.ts';
import { searchVehiclesPage } from '@forecourt/backend/inventory/search-vehicles-page.ts';
import { systemClock as clock } from '@forecourt/backend/ports/index.ts';
import { readTenants } from '@forecourt/backend/tenants/index.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { textTable } from '@forecourt/releases';
import { circumstances, reportResults } from './results-file.ts';

/**
 * Faceted searches, by kind of query: the index as used by the server compared with the same answer from SQL
 * alone.
 * In 'index alone' and 'new search' each run has a filter that no earlier one had, so that nothing is counted
 * yet; 'same again' is one search repeated, with its counts and vehicles in memory; 'next page' has the counts of
 * the page before, and like 'new search' reads all its vehicles from the database.
 * SQL alone needs seconds for an answer from a million vehicles: it has fewer runs there.
 * Usage: `tsx deploy/bench/src/inventory-search.ts [vehicles ...]`, by default 10000, 100000 and 1000000.
 * Prints milliseconds, p50 / p95, and in brackets CPU time, which is the relevant figure while the machine is
 * loaded.
 */
interface QueryKind {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  /** The same filters in SQL, by facet; `others` is not a facet. */
  readonly filters: Readonly<Partial<Record<FacetName | 'others', string>>>;
}

const kinds: readonly QueryKind[] = [
  { name: 'no filter', query: {}, filters: {} },
  {
    name: 'make, model, price',
    query: { make: 'Toyota', model: 'Camry,RAV4', priceMax: '35000' },
    filters: {
      make: "make = 'Toyota'",
      model: "model in ('Camry', 'RAV4')",
      others: 'price_cents <= 3500000',
    },
  },
  {
    name: 'body, fuel, year, price',
    query: { bodyStyle: 'suv', fuelType: 'Gasoline', yearMin: '2020', priceMax: '40000' },
    filters: {
      bodyStyle: "body_style = 'suv'",
      fuelType: "fuel_type = 'Gasoline'",
      others: 'year >= 2020 and price_cents <= 4000000',
    },
  },
  {
    name: 'keywords',
    query: { keyword: 'toyota xle red' },
    filters: { others: "make = 'Toyota' and trim ~* '\\mxle' and color_family = 'Red'" },
  },
  {
    name: 'features, color, radius',
    query: { feature: 'heated-seats,apple-carplay', color: 'Black,White', zip: '60601', distance: '500' },
    filters: {
      feature: "features @> array['heated-seats', 'apple-carplay']",
      color: "color_family in ('Black', 'White')",
      others: `dealer_id in (select id from dealers where tenant_id = 'northstar' and 3958.7613 * 2 * asin(sqrt(
        pow(sin(radians(latitude - 41.8858) / 2), 2)
        + cos(radians(41.8858)) * cos(radians(latitude)) * pow(sin(radians(longitude + 87.6181) / 2), 2))) <= 500)`,
    },
  },
  {
    name: 'page 50 of new',
    query: { condition: 'New', page: '50' },
    filters: { condition: "condition = 'New'" },
  },
];

const columns: Readonly<Record<FacetName, string>> = {
  condition: 'condition',
  make: 'make',
  model: 'model',
  trim: 'trim',
  bodyStyle: 'body_style',
  fuelType: 'fuel_type',
  drivetrain: 'drivetrain',
  color: 'color_family',
  interiorColor: 'interior_color',
  feature: 'unnest(features)',
};

/**
 * Makes, models and trims are one filter: their counts ignore all three. Features narrow each other and
 * ignore none.
 */
function leftOut(name: FacetName): readonly string[] {
  const branch = ['make', 'model', 'trim'];
  if (branch.includes(name)) return branch;
  return name === 'feature' ? [] : [name];
}

async function searchSql(db: Db, { filters, query }: QueryKind): Promise<void> {
  const where = (without: readonly string[] = []) =>
    Object.entries(filters)
      .filter(([name]) => !without.includes(name))
      .map(([, condition]) => condition)
      .concat("tenant_id = 'northstar'", "availability in ('Available', 'PendingSale')")
      .join(' and ');
  const offset = (Number(query.page ?? 1) - 1) * 24;
  await db.execute(
    `select * from vehicles where ${where()} order by price_cents, id limit 24 offset ${offset}`,
  );
  await db.execute(`select count(*) from vehicles where ${where()}`);
  for (const name of facetNames) {
    await db.execute(
      `select ${columns[name]}, count(*) from vehicles where ${where(leftOut(name))} group by 1`,
    );
  }
}

/** Runs that are not counted, while the code is still being compiled: a tenth. */
const warmUpShare = 0.1;

const sqlRuns = (vehicles: number) => (vehicles > 100_000 ? 3 : 10);

/** Times of one way to search, in ms, run by run. */
interface Times {
  readonly wallMs: readonly number[];
  readonly cpuMs: readonly number[];
}

async function measure(rounds: number, work: (round: number) => Promise<unknown>): Promise<Times> {
  const wallMs: number[] = [];
  const cpuMs: number[] = [];
  for (let round = 0; round < rounds * (1 + warmUpShare); round += 1) {
    const begunMs = performance.now();
    const begunCpu = process.cpuUsage();
    await work(round);
    const { user, system } = process.cpuUsage(begunCpu);
    if (round < rounds * warmUpShare) continue;
    wallMs.push(performance.now() - begunMs);
    cpuMs.push((user + system) / 1_000);
  }
  return { wallMs, cpuMs };
}

const spreads = ({ wallMs, cpuMs }: Times) => `${spread(wallMs)} (${spread(cpuMs)})`;

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, two) => one - two);
  const at = (share: number) => (sorted[Math.ceil((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begunMs = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - begunMs) / 1000).toFixed(2)} s`);
  return result;
}

/** Memory of this process after garbage collection; `RSS` includes the embedded database with all rows. */
function memory(): string {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
  return `memory: RSS ${megabytes(rss)}, heap ${megabytes(heapUsed)}, buffers ${megabytes(arrayBuffers)}`;
}

function load(): string {
  return `load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;
}

/** The same search with another mileage above all, so that it finds the same and yet is new. */
function withoutEffect(search: VehicleSearch, round: number): VehicleSearch {
  return { ...search, ranges: { ...search.ranges, mileage: { max: 900_000 + round } } };
}

/** Times of one size, by kind of search and way of answering, and what the process needed. */
interface SizeResults {
  readonly count: number;
  readonly rows: Readonly<Record<string, Readonly<Record<string, Times>>>>;
  readonly memory: string;
}

async function bench(count: number): Promise<SizeResults> {
  const tenant = readTenants(fileURLToPath(new URL('../../releases/tenants', import.meta.url))).byId(
    'northstar',
  );
  if (!tenant) throw new Error('the tenant northstar is missing');
  const { db, close } = await openPglite(undefined);
  const zips = createZipTable();
  const indexes = createInventoryIndexes({ db, clock });
  const todayOn = dateOnIn(clock.now(), 'UTC');
  console.log(`\n${count} vehicles`);
  await timed('make and load', () => loadSampleInventory({ db, zips, tenantId: tenant.id, count, todayOn }));
  await db.execute('analyze');
  await timed('build the index', () => indexes.get(tenant));
  console.log(`with the index, ${memory()}; ${load()}`);
  const visit = { tenant, store: tenantStore(db, tenant.id) };
  const { cardSettings } = await indexes.get(tenant);
  const cards = createVehicleCards({ ...cardSettings, mostKept: 0 });
  const keepsNothing = { ...indexes, get: async () => ({ ...(await indexes.get(tenant)), cards }) };
  const forgetful = { indexes: keepsNothing, zips, clock };
  const rows: Record<string, Record<string, Times>> = {};
  for (const kind of kinds) {
    const { index } = await indexes.get(tenant);
    const search = readVehicleSearch({ ...kind.query, sort: 'price-asc' });
    const origin = search.zip === undefined ? undefined : zips.find(search.zip);
    const fresh = (round: number) => withoutEffect(search, round);
    rows[kind.name] = {
      'index alone': await measure(200, (round) =>
        Promise.resolve(index.search({ search: fresh(round), origin })),
      ),
      'same again': await measure(200, () => searchVehiclesPage({ indexes, zips, clock }, visit, search)),
      'next page': await measure(200, (round) =>
        searchVehiclesPage(forgetful, visit, { ...search, page: round + 1 }),
      ),
      'new search': await measure(200, (round) =>
        searchVehiclesPage(forgetful, visit, { ...fresh(round), page: round + 1 }),
      ),
      SQL: await measure(sqlRuns(count), () => searchSql(db, kind)),
    };
  }
  const used = memory();
  console.log(`after the searches, ${used}; ${load()}`);
  await close();
  return { count, rows, memory: used };
}

/** All runs of one way to search, of whatever kind. */
function together(rows: SizeResults['rows'], way: string): Times {
  const all = Object.values(rows).flatMap((times) => times[way] ?? []);
  return { wallMs: all.flatMap(({ wallMs }) => wallMs), cpuMs: all.flatMap(({ cpuMs }) => cpuMs) };
}

function sizeTable({ count, rows }: SizeResults): string {
  const ways = Object.keys(Object.values(rows)[0] ?? {});
  const lines = Object.entries(rows).map(([kind, times]) => [
    kind,
    ...ways.map((way) => (times[way] ? spreads(times[way]) : '')),
  ]);
  lines.push(['all of them', ...ways.map((way) => spreads(together(rows, way)))]);
  return textTable([[`${count} vehicles`, ...ways], ...lines]);
}

const counts = process.argv.slice(2).map(Number);
const begun = circumstances(Date.now());
const sizes: SizeResults[] = [];
for (const count of counts.length > 0 ? counts : [10_000, 100_000, 1_000_000]) sizes.push(await bench(count));
reportResults({
  name: 'inventory',
  title: 'Search',
  note: `${begun} Milliseconds, p50 / p95, and of CPU time in brackets. ${sizes.map(({ count, memory: used }) => `${count} vehicles: ${used}`).join('; ')}.`,
  tables: sizes.map(sizeTable),
  data: sizes,
});
