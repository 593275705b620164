import {
  getFeatured,
  getVehicle,
  isValidVin,
  listSimilarVehicles,
  searchVehicles,
  suggestKeywords,
  type Suggestion,
} from '@forecourt/shared-contracts/inventory';
import { Hono } from 'hono';
import { fail, route, type AppEnv } from '../http/index.ts';
import { featuredVehicles } from './featured-vehicles.ts';
import type { InventoryDeps } from './inventory-deps.ts';
import { searchVehiclesPage, today, type InventoryVisit } from './search-vehicles-page.ts';
import { similarVehicles } from './similar-vehicles.ts';
import { findRecordByVin } from './vehicle-rows.ts';
import { vehicleDetailView } from './vehicle-view.ts';

/** Everything below `/public/inventory`; nobody needs an account for it. */
export function inventoryRoutes(deps: InventoryDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, searchVehicles, (request) => searchVehiclesPage(deps, request, request.query));

  route(app, getVehicle, async ({ store, tenant, params }) => {
    const record = await findRecordByVin(store, params.vin, today(deps));
    return record ? vehicleDetailView(record, tenant.payment) : fail('error.notFound', 'vin');
  });

  route(app, suggestKeywords, async (request) => {
    const exact = await suggestVin(deps, request, request.query.q);
    if (exact) return { suggestions: [exact] };
    const index = await deps.indexes.get(request.tenant);
    return { suggestions: index.suggest(request.query.q) };
  });

  route(app, listSimilarVehicles, async (request) => {
    const record = await findRecordByVin(request.store, request.params.vin, today(deps));
    if (!record) return fail('error.notFound', 'vin');
    return { vehicles: await similarVehicles(deps, request, record.vehicle) };
  });

  route(app, getFeatured, (request) => featuredVehicles(deps, request));

  return app;
}

async function suggestVin(
  deps: InventoryDeps,
  { store }: InventoryVisit,
  typed: string,
): Promise<Suggestion | undefined> {
  const vin = typed.toUpperCase();
  const record = isValidVin(vin) ? await findRecordByVin(store, vin, today(deps)) : undefined;
  if (!record || record.vehicle.availability === 'Sold') return undefined;
  const { year, make, model } = record.vehicle;
  return { text: `${year} ${make} ${model}`, kind: 'vehicle', count: 1, query: `keyword=${vin}` };
}
