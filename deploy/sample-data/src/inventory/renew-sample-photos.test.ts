import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@forecourt/backend/db/index.ts';
import { createZipTable } from '@forecourt/backend/geo/index.ts';
import { inventoryVersion } from '@forecourt/backend/inventory/index.ts';
import { vehicles } from '@forecourt/backend/inventory/inventory.tables.ts';
import { openEmptyDatabase } from '@forecourt/backend/testing/empty-database.ts';
import { loadSampleInventory } from './load-sample-inventory.ts';
import { renewSamplePhotos } from './renew-sample-photos.ts';

const tenantId = 'northstar';
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  await loadSampleInventory({ db, zips: createZipTable(), tenantId, count: 60, todayOn: '2026-06-15' });
});
afterAll(() => database.close());

const addresses = async () =>
  database.db
    .select({ id: vehicles.id, photoUrls: vehicles.photoUrls })
    .from(vehicles)
    .where(eq(vehicles.tenantId, tenantId))
    .orderBy(vehicles.id);

/** Replaces the end of each photo's address, where its version is. */
const age = (end: string) =>
  database.db.execute(
    sql`update vehicles set photo_urls = array(select regexp_replace(url, '&v=[0-9]+$', ${end}) from unnest(photo_urls) with ordinality as photo (url, place) order by place)`,
  );

it('sample vehicles have the current addresses when they are loaded', async () => {
  expect(await renewSamplePhotos(database.db, tenantId)).toBe(0);
  expect(await inventoryVersion(database.db, tenantId)).toBe(1);
});

it.each([
  ['without a version', ''],
  ['of an earlier version', '&v=1'],
])('addresses %s become the current ones, in their order, once', async (_, end) => {
  const { db } = database;
  const current = await addresses();
  const pictured = current.filter(({ photoUrls }) => photoUrls.length > 0).length;
  expect(pictured).toBeGreaterThan(0);
  await age(end);
  const before = await inventoryVersion(db, tenantId);
  expect(await renewSamplePhotos(db, tenantId)).toBe(pictured);
  expect(await addresses()).toEqual(current);
  expect(await inventoryVersion(db, tenantId)).toBe(before + 1);
  expect(await renewSamplePhotos(db, tenantId)).toBe(0);
});

it('photos of other hosts, and vehicles that are no samples, keep their addresses', async () => {
  const { db } = database;
  const other = [
    'https://photos.example.com/1.jpg?v=1',
    '/_sandbox/photos/suv/b3202a/side.jpg?backdrop=studio',
  ];
  const [sample, sold] = (await addresses()).map(({ id }) => id);
  await db
    .update(vehicles)
    .set({ photoUrls: other.slice(0, 1) })
    .where(eq(vehicles.id, sample!));
  await db.update(vehicles).set({ photoUrls: other, isSample: false }).where(eq(vehicles.id, sold!));
  expect(await renewSamplePhotos(db, tenantId)).toBe(0);
});
