import type { SearchResult } from '@forecourt/shared-contracts/inventory';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { sandboxSigning } from '@forecourt/stand-ins/signing-provider/sandbox-signing.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VehicleCatalog } from '../commerce/index.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { createInventoryCatalog, createInventoryIndexes, inventoryRoutes } from '../inventory/index.ts';
import { vehicles } from '../inventory/inventory.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { countersign } from './countersign.ts';
import type { SigningDeps } from './signing-deps.ts';

const zips = createZipTable();
const tenantId = 'northstar';
const tenant = testTenants.byId(tenantId)!;

describe.each(testEngines)('the vehicle of an order that its buyer has signed, on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let catalog: VehicleCatalog;
  let orderNumber: string;
  let vin: string;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    backend = testBackend(db);
    backend.stock(100);
    const { clock, app } = backend;
    await loadSampleInventory({ db, zips, tenantId, count: 40, todayOn: '2026-06-15' });
    const indexes = createInventoryIndexes({ db, clock });
    catalog = createInventoryCatalog({ indexes, tenants: testTenants, clock });
    app.route('/', inventoryRoutes({ indexes, zips, clock }));
  }, 60_000);
  afterAll(() => database.close());

  const store = () => tenantStore(database.db, tenantId);
  const thisOrder = () => eq(orders.orderNumber, orderNumber);
  const thisVehicle = () => eq(vehicles.vin, vin);

  /** Gives a vehicle of the inventory the VIN of a fresh order, which then holds it. */
  beforeEach(async () => {
    const asked = { body: { key: 'contract-awaiting' } };
    const fresh = await backend
      .client()
      .send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', asked);
    orderNumber = fresh.body.orderNumber;
    vin = (await store().findOne(orders, { where: thisOrder() }))?.vin ?? '';
    const free = await store().findOne(vehicles, { where: eq(vehicles.availability, 'Available') });
    await store().update(vehicles, { vin }, eq(vehicles.vin, free?.vin ?? ''));
    expect(await catalog.reserve(database.db, { tenantId, vin, orderNumber })).toBe(true);
    catalog.noteChange(tenantId, vin);
  });

  const signForDealer = (change: Partial<SigningDeps> = {}) => {
    const deps: SigningDeps = {
      ...backend.commerce,
      catalog,
      signing: sandboxSigning,
      refusalOfSigning: () => Promise.resolve(undefined),
      partiesOf: () => Promise.resolve({}),
      linkSecret: 'test',
      ...change,
    };
    return countersign(deps, store(), {
      orderNumber,
      tenant,
      isNow: true,
    });
  };
  const row = () => store().findOne(vehicles, { where: thisVehicle() });
  const statusOfOrder = async () => (await store().findOne(orders, { where: thisOrder() }))?.status;
  const total = async (availability: string) => {
    const path = `/public/inventory/vehicles?keyword=${vin}&availability=${availability}`;
    return (await backend.client().get<SearchResult>(path)).body.total;
  };

  it('is Sold once the dealer has signed, in searches at once', async () => {
    expect([await total('Available,PendingSale'), await total('Sold')]).toEqual([1, 0]);
    expect(await signForDealer()).toBe(true);
    expect(await statusOfOrder()).toBe('SOLD');
    expect(await row()).toMatchObject({ availability: 'Sold', heldByOrder: orderNumber });
    expect([await total('Available,PendingSale'), await total('Sold')]).toEqual([0, 1]);
    expect(await signForDealer()).toBe(false);
  });

  it('cannot be ordered or released after that', async () => {
    await signForDealer();
    await catalog.release(database.db, { tenantId, vin, orderNumber });
    expect(await catalog.reserve(database.db, { tenantId, vin, orderNumber: 'FC-2' })).toBe(false);
    expect((await row())?.availability).toBe('Sold');
  });

  it('is sold together with its order or not at all', async () => {
    const noted: string[] = [];
    const watched = { ...catalog, noteChange: (_: string, changed: string) => void noted.push(changed) };
    const outbox = { send: () => Promise.reject(new Error('no outbox')) };
    await expect(signForDealer({ catalog: watched, outbox })).rejects.toThrow('no outbox');
    expect([await statusOfOrder(), (await row())?.availability]).toEqual(['CONTRACT_PENDING', 'PendingSale']);
    expect(noted).toEqual([]);
    await signForDealer({ catalog: watched });
    expect(noted).toEqual([vin]);
  });

  it('stays with an order that the dealer has taken over', async () => {
    await store().update(orders, { status: 'OFFRAMP' }, thisOrder());
    expect(await signForDealer()).toBe(true);
    expect([await statusOfOrder(), (await row())?.availability]).toEqual(['OFFRAMP', 'PendingSale']);
  });
});
