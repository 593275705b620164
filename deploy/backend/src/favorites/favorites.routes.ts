import {
  favoritesLimit,
  getFavoriteVins,
  listFavorites,
  removeFavorite,
  removeSoldFavorites,
  saveFavorite,
  savedLists,
  saveFavoriteLater,
  type Favorite,
} from '@forecourt/shared-contracts/favorites';
import { isGone, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, route, type AppEnv, type Caller } from '../http/index.ts';
import type { Showroom } from '../inventory/index.ts';
import type { Clock } from '../ports/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import {
  favoritesAdopter,
  findFavorites,
  insertFavorite,
  removeFavorites,
  type FavoriteRow,
} from './favorite-rows.ts';

/** Dependencies of saved vehicles. */
export interface FavoritesDeps {
  readonly showroom: Showroom;
  readonly clock: Clock;
}

interface Visit {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly sessionId: string | undefined;
}

const guestLimit = 20;
const vinsOf = (rows: readonly FavoriteRow[]) => ({ vins: rows.map(({ vin }) => vin) });

/** Returns the holder of a member's list, after saving what they wanted to save as a guest. */
async function memberHolder(visit: Visit, { sub }: Caller): Promise<string> {
  const { sessionId } = visit;
  if (sessionId) await favoritesAdopter.adopt({ ...visit, sub, sessionId });
  return accountHolder(sub);
}

async function favoritesOf({ showroom }: FavoritesDeps, visit: Visit, holder: string): Promise<Favorite[]> {
  const rows = await findFavorites(visit.store, holder);
  const cards = await showroom.cards(
    visit,
    rows.map(({ vin }) => vin),
  );
  const byVin = new Map(cards.map((card) => [card.vin, card]));
  return rows.map(({ vin, savedAt, snapshot }) => ({
    savedAt: savedAt.toISOString(),
    vehicle: byVin.get(vin) ?? { ...snapshot, availability: 'Deleted' as const },
  }));
}

/** Returns the vehicle as stored with a favorite, or why it cannot be saved. */
async function savable({ showroom }: FavoritesDeps, visit: Visit, vin: string) {
  const [vehicle] = await showroom.cards(visit, [vin]);
  if (!vehicle) return fail('error.favorites.unknownVehicle', 'vin');
  return isGone(vehicle.availability) ? fail('error.favorites.vehicleUnavailable', 'vin') : vehicle;
}

/** Saved vehicles of an account (SHOP-59), and what a guest wanted to save (SHOP-61). */
export function favoritesRoutes(deps: FavoritesDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const row = (holder: string, vehicle: Vehicle) => ({
    holder,
    vin: vehicle.vin,
    savedAt: deps.clock.now(),
    snapshot: vehicle,
  });

  route(app, getFavoriteVins, async (request) =>
    vinsOf(await findFavorites(request.store, await memberHolder(request, request.requireCaller()))),
  );

  route(app, listFavorites, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    return { favorites: await favoritesOf(deps, request, holder) };
  });

  route(app, saveFavorite, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    const held = await findFavorites(request.store, holder);
    if (held.some(({ vin }) => vin === request.params.vin)) return vinsOf(held);
    const vehicle = await savable(deps, request, request.params.vin);
    if (isFailure(vehicle)) return vehicle;
    const bound = { limit: favoritesLimit, beyond: 'refuse' } as const;
    if (!(await insertFavorite(request.store, row(holder, vehicle), bound))) {
      return fail('error.favorites.full');
    }
    return vinsOf(await findFavorites(request.store, holder));
  });

  route(app, removeFavorite, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    await removeFavorites(request.store, holder, [request.params.vin]);
    return vinsOf(await findFavorites(request.store, holder));
  });

  route(app, removeSoldFavorites, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    const { saves, sold } = savedLists(await favoritesOf(deps, request, holder));
    await removeFavorites(
      request.store,
      holder,
      sold.map(({ vehicle }) => vehicle.vin),
    );
    return { favorites: [...saves] };
  });

  route(app, saveFavoriteLater, async (request) => {
    const { caller, sessionId, store } = request;
    if (!caller && !sessionId) return fail('error.validation.request', 'x-session-id');
    const vehicle = await savable(deps, request, request.params.vin);
    if (isFailure(vehicle)) return vehicle;
    const isKept = caller
      ? await insertFavorite(store, row(accountHolder(caller.sub), vehicle), {
          limit: favoritesLimit,
          beyond: 'refuse',
        })
      : await insertFavorite(store, row(sessionHolder(sessionId ?? ''), vehicle), {
          limit: guestLimit,
          beyond: 'drop-oldest',
        });
    return isKept ? { isNoted: true as const } : fail('error.favorites.full');
  });

  return app;
}
