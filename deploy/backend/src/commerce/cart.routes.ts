import {
  chooseHandOver,
  deleteCart,
  getCart,
  putCart,
  type Cart,
  type CartChoices,
} from '@forecourt/shared-contracts/commerce';
import { choiceNotOffered } from '@forecourt/shared-contracts/pricing';
import { Hono } from 'hono';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { fail, isFailure, refuseField, route, type AppEnv } from '../http/index.ts';
import { holderOfCart, type CartVisitor } from './cart-holder.ts';
import { mergedColumns } from './cart-columns.ts';
import { findCart, lockCart, removeSeenCart, replaceCart, type CartRow } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { priceCart } from './price-cart.ts';

/** Returns the stored cart with its price; undefined if its vehicle has left the inventory. */
export async function pricedCart(
  deps: CommerceDeps,
  visitor: CartVisitor,
  row: CartRow,
): Promise<Cart | undefined> {
  const { store, tenant } = visitor;
  const found = await deps.catalog.findByVin(store.db, tenant.id, row.vin);
  if (!found) return undefined;
  return priceCart(deps, { store, tenant, row, found });
}

/** `GET`, `PUT` and `DELETE /public/cart`. */
export function cartRoutes(deps: CommerceDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getCart, async (request) => {
    const holder = await holderOfCart(request);
    const row = holder === undefined ? undefined : await findCart(request.store, holder);
    const cart = row && (await pricedCart(deps, request, row));
    return { cart: cart ? await withHandOvers(deps, request, cart) : null };
  });

  route(app, putCart, async (request) => {
    const { body, store, tenant } = request;
    const holder = await holderOfCart(request);
    if (holder === undefined) return fail('error.validation.request', 'x-session-id');
    const wrong = wrongChoice(deps, tenant, body);
    if (wrong) return wrong;
    const found = await deps.catalog.findByVin(store.db, tenant.id, body.vin);
    if (!found || found.availability === 'Deleted') return fail('error.cart.unknownVehicle', 'vin');
    if (found.availability !== 'Available') return fail('error.cart.vehicleUnavailable', 'vin');
    const row = await store.transaction(async (inner) => {
      const before = await lockCart(inner, holder);
      if (body.cartId !== undefined && before?.vin !== body.vin) return fail('error.conflict');
      const changed = {
        tenantId: tenant.id,
        holder,
        // An order names the vehicle and the hand-over that its buyer saw by it.
        id: before?.vin === body.vin ? before.id : deps.random.uuid(),
        ...mergedColumns(before, body),
        handOver: keptHandOver(before, body),
        incentivesCents: found.incentivesCents,
        updatedAt: deps.clock.now(),
      };
      await replaceCart(inner, changed);
      return changed;
    });
    if (isFailure(row)) return row;
    return { cart: await withHandOvers(deps, request, await priceCart(deps, { store, tenant, row, found })) };
  });

  route(app, chooseHandOver, async (request) => {
    const { body, tenant } = request;
    const holder = await holderOfCart(request);
    if (holder === undefined) return fail('error.cart.empty');
    return request.store.transaction(async (store) => {
      const before = await lockCart(store, holder);
      if (!before) return fail('error.cart.empty');
      const { vin } = before;
      const found = await deps.catalog.findByVin(store.db, tenant.id, vin);
      if (found?.availability !== 'Available') return fail('error.cart.vehicleUnavailable');
      const handOver = await deps.quoteHandOver(store, { tenant, vin, request: body });
      if (isFailure(handOver)) return handOver;
      const zipCode = before.zipCode ?? handOver.address?.zip ?? null;
      const id = deps.random.uuid();
      const row = { ...before, id, handOver, zipCode, updatedAt: deps.clock.now() };
      await replaceCart(store, row);
      const visitor = { ...request, store };
      return {
        cart: await withHandOvers(deps, visitor, await priceCart(deps, { store, tenant, row, found })),
      };
    });
  });

  route(app, deleteCart, (request) => emptyCart(request, request.query.cartId));

  return app;
}

async function emptyCart(visitor: CartVisitor, cartId: string | undefined) {
  const holder = await holderOfCart(visitor);
  const isEmpty = holder === undefined || (await removeSeenCart(visitor.store, holder, cartId));
  return isEmpty ? { cart: null } : fail('error.conflict');
}

/** A cart with what its shopper chooses from: the places where its vehicle can be picked up, and delivery to its ZIP with its fee, or none. */
async function withHandOvers(
  { findPickups, findDelivery }: CommerceDeps,
  { store, tenant }: CartVisitor,
  cart: Cart,
): Promise<Cart> {
  const { vin } = cart.vehicle;
  const delivery = cart.zipCode === undefined ? undefined : findDelivery(tenant, cart.zipCode);
  const isFar = delivery?.kind === 'not-offered' || delivery?.kind === 'out-of-range';
  return {
    ...cart,
    ...(isFar && { hasDelivery: false }),
    ...(delivery?.kind === 'fee' && { deliveryFeeCents: delivery.feeCents }),
    pickups: await findPickups(store, { tenant, vin }),
  };
}

/** Refuses a ZIP code that does not exist and a choice that the tenant does not offer, as the screens do. */
function wrongChoice(deps: CommerceDeps, { payment }: Tenant, choices: CartChoices) {
  if (choices.zipCode !== undefined && deps.stateOfZip(choices.zipCode) === undefined) {
    return refuseField('zipCode', 'validation.zipUnknown');
  }
  const field = choiceNotOffered(payment, choices);
  return field && refuseField(field, 'validation.notOffered');
}

/**
 * The hand-over choice is kept only for the same vehicle; pickup of another vehicle may cost a different fee,
 * so the shopper is asked again.
 */
function keptHandOver(before: CartRow | undefined, { vin }: { readonly vin: string }): CartRow['handOver'] {
  return before?.vin === vin ? before.handOver : null;
}
