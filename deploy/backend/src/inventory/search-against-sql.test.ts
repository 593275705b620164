import {
  facetNames,
  listedAvailabilities,
  readVehicleSearch,
  type Facet,
  type FacetName,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { estimatedPayment } from './estimated-payment.ts';
import { createInventoryIndexes } from './inventory-indexes.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { searchVehiclesPage } from './search-vehicles-page.ts';
import { indexedRowsSince, savingsByVehicle } from './vehicle-rows.ts';

const zips = createZipTable();
const clock = heldClock('2026-11-21T12:00:00.000Z');
const todayOn = '2026-11-21';
const zip = '60601';
const found = testTenants.byId('northstar');
if (!found) throw new Error('the tenant is missing');
const tenant = found;

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
  feature: 'features',
};
const branch: readonly FacetName[] = ['make', 'model', 'trim'];
const isBranch = (name: FacetName) => branch.includes(name);
type Part = FacetName | 'availability';

/** The price after incentives, whose sums are in a table of this test. */
const offeredCents =
  '(price_cents - coalesce((select cents from savings where savings.id = vehicles.id), 0))';

const anyOf = (column: string, values: readonly string[]) =>
  sql`${sql.raw(column)} = any(${sql.param([...values])}::text[])`;

/** The tree in SQL, for searches whose models and trims belong to chosen makes and models. */
function treeSql({ facets: { make, model, trim } }: VehicleSearch): SQL[] {
  const among = (where: SQL) => sql`(select make from vehicles where tenant_id = 'northstar' and ${where})`;
  const conditions: SQL[] = [];
  if (make.length > 0) conditions.push(anyOf('make', make));
  const isModel = anyOf('model', model);
  if (model.length > 0) {
    const narrowed = sql`(make in ${among(sql`${isModel} and ${make.length > 0 ? anyOf('make', make) : sql`true`}`)})`;
    const others = make.length > 0 ? sql`not ${narrowed}` : sql`false`;
    const some = sql`exists (select 1 from vehicles where tenant_id = 'northstar' and ${isModel} and ${anyOf('make', make)})`;
    conditions.push(sql`(${isModel} or (${others} and ${some}))`);
  }
  if (trim.length > 0 && model.length === 0) conditions.push(anyOf('trim', trim));
  return conditions;
}

interface Places {
  readonly paid: ReadonlyMap<number, number>;
}

function conditionsOf(search: VehicleSearch, { paid }: Places, without?: Part): SQL {
  const listed = without === 'availability' ? listedAvailabilities : search.availability;
  const isBranchLeftOut = branch.some((name) => name === without);
  const { min, max = Infinity } = search.ranges.payment;
  // A vehicle without a payment is left out only where one is asked for.
  const least = min ?? (max < Infinity ? 0 : -1);
  const ids = [...paid].flatMap(([id, cents]) => (cents >= least * 100 && cents <= max * 100 ? [id] : []));
  const all = [
    sql`tenant_id = 'northstar'`,
    sql`id = any(${sql.param(ids)}::integer[])`,
    anyOf('availability', listed),
    ...facetNames
      .filter((name) => name !== without && !isBranch(name))
      .flatMap((name) => facetSql(search, name)),
    ...(isBranchLeftOut ? [] : treeSql(search)),
    ...rangesSql(search),
    ...wordsSql(search),
    ...placeSql(search),
  ];
  return sql.join(all, sql` and `);
}

function facetSql({ facets }: VehicleSearch, name: FacetName): SQL[] {
  const values = facets[name];
  if (values.length === 0) return [];
  return [
    name === 'feature' ? sql`features @> ${sql.param([...values])}::text[]` : anyOf(columns[name], values),
  ];
}

function rangesSql({ ranges }: VehicleSearch): SQL[] {
  const bounds = [
    ['year', ranges.year, 1],
    ['mileage', ranges.mileage, 1],
    ['range_miles', ranges.rangeMiles, 1],
    ['charge_minutes', ranges.chargeMinutes, 1],
    [offeredCents, ranges.price, 100],
  ] as const;
  return bounds.map(([column, { min, max }, unit]) =>
    min === undefined && max === undefined
      ? sql`true`
      : sql`${sql.raw(column)} between ${(min ?? 0) * unit} and ${(max ?? 20_000_000) * unit}`,
  );
}

function wordsSql({ keyword = '' }: VehicleSearch): SQL[] {
  const text = sql`concat_ws(' ', year, make, model, trim, condition, fuel_type, drivetrain, paint_name, color_family)`;
  return keyword
    .split(' ')
    .filter(Boolean)
    .map((word) => sql`${text} ~* ${`\\m${word}`}`);
}

function placeSql({ distanceMiles }: VehicleSearch): SQL[] {
  return distanceMiles === undefined
    ? []
    : [sql`dealer_id in (select id from away where miles <= ${distanceMiles})`];
}

/** The miles of each dealer from the place of all searches of this test. */
const awaySql = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  sql.raw(`create table away as select id, 3958.7613 * 2 * asin(sqrt(
    pow(sin(radians(latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(latitude)) * pow(sin(radians(longitude - ${longitude}) / 2), 2)
  )) as miles from dealers where tenant_id = 'northstar'`);

const orders: Readonly<Partial<Record<VehicleSearch['sort'], string>>> = {
  'price-asc': `${offeredCents}, id`,
  'price-desc': `${offeredCents} desc, id`,
  'mileage-asc': 'mileage, id',
  'year-desc': 'year desc, id',
  newest: 'listed_on desc, id',
  recommended: `array_position(array['Available', 'PendingSale', 'Sold'], availability), has_photos desc,
    body_style in ('cab', 'cargo', 'cutaway', 'passenger'),
    (select case when miles <= 50 then 0 when miles <= 150 then 1 when miles <= 400 then 2 else 3 end from away
      where away.id = dealer_id),
    case when body_style in ('cab', 'cargo', 'cutaway', 'passenger') then 2
      when id in (select min(id) from vehicles where tenant_id = 'northstar' group by make, model, has_photos) then 0
      else 1 end, id`,
};

const some = (...values: string[]) =>
  fc.option(
    fc.subarray(values, { minLength: 1 }).map((one) => one.join(',')),
    { nil: undefined, freq: 2 },
  );
const maybe = (values: readonly number[]) =>
  fc.option(fc.constantFrom(...values).map(String), { nil: undefined, freq: 2 });
const tree = fc.constantFrom(
  {},
  {},
  {},
  { make: 'Toyota' },
  { make: 'Ford,Honda' },
  { make: 'Ford,Honda,Toyota', model: 'Civic' },
  { make: 'Toyota', model: 'Camry,RAV4' },
  { model: 'F-150' },
  { make: 'Toyota', trim: 'XLE,LE' },
  { make: 'Nobody' },
);
const queries = fc.tuple(
  tree,
  fc.record({
    condition: some('New', 'Certified', 'Used'),
    bodyStyle: some('suv', 'sedan', 'pickup'),
    fuelType: some('Gasoline', 'Hybrid', 'Electric'),
    drivetrain: some('FWD', 'AWD'),
    color: some('Black', 'White', 'Red', 'Blue'),
    interiorColor: some('Black', 'Beige'),
    feature: some('apple-carplay', 'heated-seats', 'tow-package'),
    yearMin: maybe([2018, 2022, 2025]),
    priceMax: maybe([20_000, 35_000, 60_000]),
    mileageMax: maybe([5_000, 40_000]),
    rangeMilesMin: maybe([200, 300]),
    rangeMilesMax: maybe([260, 350]),
    chargeMinutesMax: maybe([20, 35]),
    paymentMax: maybe([300, 450, 700]),
    keyword: fc.constantFrom(undefined, undefined, 'toyota', 'hybrid', 'red', '2025 awd'),
    availability: some('Available', 'PendingSale', 'Sold'),
    zip: fc.constant(zip),
    distance: maybe([100, 700]),
    sort: fc.constantFrom(...Object.keys(orders)),
    page: fc.constantFrom('1', '2'),
    pageSize: fc.constant('12'),
  }),
);

describe.each(testEngines)('the index and SQL on $engine', ({ open }) => {
  let database: Database;
  let places: Places;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await loadSampleInventory({ db, zips, tenantId: 'northstar', count: 700, todayOn });
    const savings = await savingsByVehicle(db, 'northstar', todayOn);
    const rows = await indexedRowsSince(db, 'northstar', 0);
    const payment = (row: (typeof rows)[number]) =>
      estimatedPayment({ ...row, incentivesCents: savings.get(row.id) ?? 0 }, tenant.payment);
    await db.execute(sql`create table savings (id integer primary key, cents integer not null)`);
    const saved = JSON.stringify([...savings].map(([id, cents]) => ({ id, cents })));
    await db.execute(
      sql`insert into savings select * from json_populate_recordset(null::savings, ${saved}::json)`,
    );
    const place = zips.find(zip);
    if (!place) throw new Error('the ZIP is missing');
    await db.execute(awaySql(place));
    places = { paid: new Map(rows.map((row) => [row.id, payment(row)?.monthlyPaymentCents ?? -100])) };
  }, 60_000);
  afterAll(() => database.close());

  async function rowsOf<T>(query: SQL): Promise<T[]> {
    const result = (await database.db.execute(query)) as unknown as { rows: T[] };
    return result.rows;
  }

  async function countsBySql(name: FacetName, search: VehicleSearch): Promise<Record<string, number>> {
    // Features narrow each other: their counts consider the chosen ones.
    const where = conditionsOf(search, places, name === 'feature' ? undefined : name);
    const value = name === 'feature' ? 'unnest(features)' : columns[name];
    const rows = await rowsOf<{ value: string; count: number }>(
      sql`select ${sql.raw(value)} as value, count(*)::integer as count from vehicles where ${where} group by 1`,
    );
    return Object.fromEntries(rows.map((row) => [row.value, row.count]));
  }

  const counts = (facet: Facet | undefined) =>
    Object.fromEntries(
      (facet?.values ?? []).flatMap(({ value, count }) => (count > 0 ? [[value, count]] : [])),
    );

  it('return the same vehicles in the same order, and the same counts', async () => {
    const indexes = createInventoryIndexes({ db: database.db, clock });
    const visit = { tenant, store: tenantStore(database.db, 'northstar') };
    await fc.assert(
      fc.asyncProperty(queries, async ([branches, query]) => {
        const search = readVehicleSearch({ ...query, ...branches });
        const answer = await searchVehiclesPage({ indexes, zips, clock }, visit, search);
        const where = conditionsOf(search, places);
        const all = await rowsOf<{ vin: string }>(
          sql`select vin from vehicles where ${where} order by ${sql.raw(orders[search.sort] ?? 'id')}`,
        );
        const first = (answer.page - 1) * search.pageSize;
        expect(answer.total).toBe(all.length);
        expect(answer.vehicles.map(({ vin }) => vin)).toEqual(
          all.slice(first, first + search.pageSize).map(({ vin }) => vin),
        );
        for (const name of facetNames.filter((one) => one !== 'model' && one !== 'trim')) {
          const facet = answer.facets.find((one) => one.name === name);
          expect([name, counts(facet)]).toEqual([name, await countsBySql(name, search)]);
        }
        const states = await rowsOf<{ value: string; count: number }>(
          sql`select availability as value, count(*)::integer as count from vehicles
            where ${conditionsOf(search, places, 'availability')} group by 1`,
        );
        for (const { value, count } of answer.availability) {
          expect(count).toBe(states.find((one) => one.value === value)?.count ?? 0);
        }
        for (const { filter, total } of answer.waysOut) expect([filter, total > 0]).toEqual([filter, true]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
