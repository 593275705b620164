import {
  addToComparison,
  clearComparison,
  getComparison,
  removeFromComparison,
  type Comparison,
} from '@forecourt/shared-contracts/comparison';
import { isGone } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { fail, route, type AppEnv, type Caller } from '../http/index.ts';
import type { Showroom } from '../inventory/index.ts';
import type { Clock } from '../ports/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import { comparisonAdopter, findCompared, insertCompared, removeCompared } from './comparison-rows.ts';

/** Dependencies of comparisons. */
export interface ComparisonDeps {
  readonly showroom: Showroom;
  readonly clock: Clock;
}

interface Visitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/**
 * Returns the holder of the request's comparison, after merging a guest's into that of their account;
 * undefined without a session id.
 */
async function holderOf(visitor: Visitor): Promise<string | undefined> {
  const { caller, sessionId } = visitor;
  if (!caller) return sessionId && sessionHolder(sessionId);
  if (sessionId) await comparisonAdopter.adopt({ ...visitor, sub: caller.sub, sessionId });
  return accountHolder(caller.sub);
}

async function comparisonOf(
  { showroom }: ComparisonDeps,
  visitor: Visitor,
  holder: string | undefined,
): Promise<Comparison> {
  const rows = holder === undefined ? [] : await findCompared(visitor.store, holder);
  const details = await showroom.details(
    visitor,
    rows.map(({ vin }) => vin),
  );
  const byVin = new Map(details.map((vehicle) => [vehicle.vin, vehicle]));
  return {
    limit: visitor.tenant.inventory.comparisonLimit,
    vehicles: rows.map(({ vin, addedAt, label }) => ({
      ...label,
      vin,
      addedAt: addedAt.toISOString(),
      vehicle: byVin.get(vin) ?? null,
    })),
  };
}

/** `GET`, `PUT` and `DELETE /public/comparison`, up to the tenant's `inventory.comparisonLimit`. */
export function comparisonRoutes(deps: ComparisonDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getComparison, async (request) => comparisonOf(deps, request, await holderOf(request)));

  route(app, addToComparison, async (request) => {
    const { params, store, tenant } = request;
    const holder = await holderOf(request);
    if (holder === undefined) return fail('error.validation.request', 'x-session-id');
    const [vehicle] = await deps.showroom.cards(request, [params.vin]);
    if (!vehicle) return fail('error.comparison.unknownVehicle', 'vin');
    if (isGone(vehicle.availability)) return fail('error.comparison.vehicleUnavailable', 'vin');
    const { vin, year, make, model, trim } = vehicle;
    const row = { holder, vin, addedAt: deps.clock.now(), label: { year, make, model, trim } };
    const isIn = await insertCompared(store, row, tenant.inventory.comparisonLimit);
    return isIn ? comparisonOf(deps, request, holder) : fail('error.comparison.full');
  });

  route(app, removeFromComparison, async (request) => {
    const holder = await holderOf(request);
    if (holder !== undefined) await removeCompared(request.store, holder, request.params.vin);
    return comparisonOf(deps, request, holder);
  });

  route(app, clearComparison, async (request) => {
    const holder = await holderOf(request);
    if (holder !== undefined) await removeCompared(request.store, holder);
    return comparisonOf(deps, request, holder);
  });

  return app;
}
