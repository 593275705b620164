import {
  favouritesLimit,
  getFavouriteVins,
  listFavourites,
  removeFavourite,
  removeSoldFavourites,
  saveFavourite,
  savedLists,
  wishFavourite,
  type Favourite,
} from '@forecourt/shared-contracts/favourites';
import { isGone, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, route, type AppEnv, type Caller } from '../http/index.ts';
import type { Showroom } from '../inventory/index.ts';
import type { Clock } from '../ports/index.ts';
import { accountHolder, sessionHolder } from '../visit/index.ts';
import {
  favouritesAdopter,
  findFavourites,
  insertFavourite,
  removeFavourites,
  type FavouriteRow,
} from './favourite-rows.ts';

/** Dependencies of saved vehicles. */
export interface FavouritesDeps {
  readonly showroom: Showroom;
  readonly clock: Clock;
}

interface Visit {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly sessionId: string | undefined;
}

const wishesLimit = 20;
const vinsOf = (rows: readonly FavouriteRow[]) => ({ vins: rows.map(({ vin }) => vin) });

/** Returns the holder of a member's list, after saving what they wanted to save as a guest. */
async function memberHolder(visit: Visit, { sub }: Caller): Promise<string> {
  const { sessionId } = visit;
  if (sessionId) await favouritesAdopter.adopt({ ...visit, sub, sessionId });
  return accountHolder(sub);
}

async function favouritesOf(
  { showroom }: FavouritesDeps,
  visit: Visit,
  holder: string,
): Promise<Favourite[]> {
  const rows = await findFavourites(visit.store, holder);
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
async function savable({ showroom }: FavouritesDeps, visit: Visit, vin: string) {
  const [vehicle] = await showroom.cards(visit, [vin]);
  if (!vehicle) return fail('error.favourites.unknownVehicle', 'vin');
  return isGone(vehicle.availability) ? fail('error.favourites.vehicleUnavailable', 'vin') : vehicle;
}

/** Saved vehicles of an account (SHOP-59), and what a guest wanted to save (SHOP-61). */
export function favouritesRoutes(deps: FavouritesDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const row = (holder: string, vehicle: Vehicle) => ({
    holder,
    vin: vehicle.vin,
    savedAt: deps.clock.now(),
    snapshot: vehicle,
  });

  route(app, getFavouriteVins, async (request) =>
    vinsOf(await findFavourites(request.store, await memberHolder(request, request.requireCaller()))),
  );

  route(app, listFavourites, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    return { favourites: await favouritesOf(deps, request, holder) };
  });

  route(app, saveFavourite, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    const held = await findFavourites(request.store, holder);
    if (held.some(({ vin }) => vin === request.params.vin)) return vinsOf(held);
    const vehicle = await savable(deps, request, request.params.vin);
    if (isFailure(vehicle)) return vehicle;
    const bound = { limit: favouritesLimit, beyond: 'refuse' } as const;
    if (!(await insertFavourite(request.store, row(holder, vehicle), bound))) {
      return fail('error.favourites.full');
    }
    return vinsOf(await findFavourites(request.store, holder));
  });

  route(app, removeFavourite, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    await removeFavourites(request.store, holder, [request.params.vin]);
    return vinsOf(await findFavourites(request.store, holder));
  });

  route(app, removeSoldFavourites, async (request) => {
    const holder = await memberHolder(request, request.requireCaller());
    const { saves, sold } = savedLists(await favouritesOf(deps, request, holder));
    await removeFavourites(
      request.store,
      holder,
      sold.map(({ vehicle }) => vehicle.vin),
    );
    return { favourites: [...saves] };
  });

  route(app, wishFavourite, async (request) => {
    const { caller, sessionId, store } = request;
    if (!caller && !sessionId) return fail('error.validation.request', 'x-session-id');
    const vehicle = await savable(deps, request, request.params.vin);
    if (isFailure(vehicle)) return vehicle;
    const isKept = caller
      ? await insertFavourite(store, row(accountHolder(caller.sub), vehicle), {
          limit: favouritesLimit,
          beyond: 'refuse',
        })
      : await insertFavourite(store, row(sessionHolder(sessionId ?? ''), vehicle), {
          limit: wishesLimit,
          beyond: 'drop-oldest',
        });
    return isKept ? { isNoted: true as const } : fail('error.favourites.full');
  });

  return app;
}
