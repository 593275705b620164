import { deleteCart, getCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { Hono } from 'hono';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { fail, route, type AppEnv, type Caller } from '../http/index.ts';
import {
  accountHolder,
  adoptSessionCart,
  findCart,
  removeCart,
  replaceCart,
  sessionHolder,
  type CartRow,
} from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { priceCart } from './price-cart.ts';

/** The parts of a request that say whose cart is meant. */
interface CartVisitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** Whose cart a request means, after a guest's choices have followed them into their account; undefined without a session id. */
export async function cartHolder({ caller, sessionId, store }: CartVisitor): Promise<string | undefined> {
  if (!caller) return sessionId && sessionHolder(sessionId);
  if (sessionId) await adoptSessionCart(store, caller.sub, sessionId);
  return accountHolder(caller.sub);
}

/** The stored cart with its price; undefined when its vehicle has left the inventory altogether. */
async function pricedCart(deps: CommerceDeps, visitor: CartVisitor, row: CartRow): Promise<Cart | undefined> {
  const { store, tenant } = visitor;
  const found = await deps.catalog.findByVin(store.db, tenant.id, row.vin);
  if (!found) return undefined;
  return priceCart({ row, found, tenant, state: row.zipCode ? deps.stateOfZip(row.zipCode) : undefined });
}

/** `GET`, `PUT` and `DELETE /public/cart`. */
export function cartRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getCart, async (request) => {
    const holder = await cartHolder(request);
    const row = holder === undefined ? undefined : await findCart(request.store, holder);
    return { cart: (row && (await pricedCart(deps, request, row))) ?? null };
  });

  route(app, putCart, async (request) => {
    const { body, store, tenant } = request;
    const holder = await cartHolder(request);
    if (holder === undefined) return fail('error.validation.request', 'x-session-id');
    const found = await deps.catalog.findByVin(store.db, tenant.id, body.vin);
    if (!found || found.availability === 'Deleted') return fail('error.cart.unknownVehicle', 'vin');
    if (found.availability !== 'Available') return fail('error.cart.vehicleUnavailable', 'vin');
    const state = body.zipCode === undefined ? undefined : deps.stateOfZip(body.zipCode);
    const row = {
      tenantId: tenant.id,
      holder,
      id: deps.random.uuid(),
      vin: body.vin,
      purchaseType: body.purchaseType,
      zipCode: body.zipCode ?? null,
      downPaymentCents: body.downPaymentCents ?? null,
      termMonths: body.termMonths ?? null,
      updatedAt: deps.clock.now(),
    };
    await replaceCart(store, row);
    return { cart: priceCart({ row, found, tenant, state }) };
  });

  route(app, deleteCart, async (request) => {
    const holder = await cartHolder(request);
    if (holder !== undefined) await removeCart(request.store, holder);
    return { cart: null };
  });

  return app;
}
