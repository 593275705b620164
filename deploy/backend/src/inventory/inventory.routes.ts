import { vehicleName } from '@forecourt/shared-contracts/formats';
import {
  getFeatured,
  getInventoryVersion,
  getVehicle,
  listSimilarVehicles,
  listStores,
  listVehiclePaths,
  searchVehicles,
  suggestKeywords,
  vinCheckDigit,
  type Suggestion,
} from '@forecourt/shared-contracts/inventory';
import { asc } from 'drizzle-orm';
import { Hono } from 'hono';
import { createAddressLimit, fail, rateLimited, route, type AppEnv } from '../http/index.ts';
import { featuredVehicles } from './featured-vehicles.ts';
import { todayOf, todaysPayment } from './dealer-day.ts';
import type { InventoryDeps } from './inventory-deps.ts';
import { dealers } from './inventory.tables.ts';
import { listedVehicles } from './listed-vehicles.ts';
import { listLimit, searchLimit } from './search-limit.ts';
import { searchVehiclesPage, type InventoryVisit } from './search-vehicles-page.ts';
import { similarVehicles } from './similar-vehicles.ts';
import { findRecordByVin, inventoryVersion } from './vehicle-rows.ts';
import { vehicleDetailView } from './vehicle-view.ts';

/**
 * Header in which the edge, and only the edge, passes the version of the tenant's inventory that it has read. What it
 * gets is at least as new, so that a page kept for this version never shows a vehicle as it was before.
 */
export const inventoryHeader = 'x-forecourt-inventory';

/** Everything below `/public/inventory`; no account required. */
export function inventoryRoutes(deps: InventoryDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use('/public/inventory/*', async (context, next) => {
    const version = Number(context.req.header(inventoryHeader) ?? 0);
    if (version > 0) deps.indexes.noteVersion(context.var.tenant.id, version);
    await next();
  });

  const searched = createAddressLimit(searchLimit, deps.clock);
  const suggested = createAddressLimit(searchLimit, deps.clock);

  route(app, searchVehicles, async (request) => {
    const wait = searched(request);
    return wait === undefined ? searchVehiclesPage(deps, request, request.query) : rateLimited(wait);
  });

  route(app, getVehicle, async ({ store, tenant, params }) => {
    const record = await findRecordByVin(store, params.vin, todayOf(deps, tenant));
    return record ? vehicleDetailView(record, todaysPayment(deps, tenant)) : fail('error.notFound', 'vin');
  });

  route(app, suggestKeywords, async (request) => {
    const wait = suggested(request);
    if (wait !== undefined) return rateLimited(wait);
    const exact = await suggestVin(deps, request, request.query.q);
    if (exact) return { suggestions: [exact] };
    const { index } = await deps.indexes.get(request.tenant);
    return { suggestions: index.suggest(request.query.q) };
  });

  route(app, listSimilarVehicles, async (request) => {
    const record = await findRecordByVin(request.store, request.params.vin, todayOf(deps, request.tenant));
    if (!record) return fail('error.notFound', 'vin');
    return { vehicles: await similarVehicles(deps, request, record.vehicle) };
  });

  route(app, listStores, async ({ store }) => {
    const stores = await store.find(dealers, { orderBy: [asc(dealers.state), asc(dealers.city)] });
    return {
      stores: stores.map(({ name, streetAddress, city, state, zip, latitude, longitude, phone }) => ({
        ...{ name, streetAddress, city, state, zip },
        ...{ latitude, longitude, phone },
      })),
    };
  });

  const listed = createAddressLimit(listLimit, deps.clock);

  route(app, listVehiclePaths, async (request) => {
    const wait = listed(request);
    return wait === undefined ? listedVehicles(request.store, request.query.part) : rateLimited(wait);
  });

  route(app, getFeatured, (request) => featuredVehicles(deps, request));

  route(app, getInventoryVersion, async ({ store, tenant }) => ({
    version: await inventoryVersion(store.db, tenant.id),
  }));

  return app;
}

async function suggestVin(
  deps: InventoryDeps,
  { store, tenant }: InventoryVisit,
  typed: string,
): Promise<Suggestion | undefined> {
  const vin = typed.toUpperCase();
  const isVin = vinCheckDigit(vin) !== undefined;
  const record = isVin ? await findRecordByVin(store, vin, todayOf(deps, tenant)) : undefined;
  if (!record || record.vehicle.availability === 'Sold') return undefined;
  return { text: vehicleName(record.vehicle), kind: 'vehicle', count: 1, query: `keyword=${vin}` };
}
