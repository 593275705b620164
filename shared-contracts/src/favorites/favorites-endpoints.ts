import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VinParamsSchema } from '../inventory/index.ts';
import { FavoriteSchema } from './favorite.ts';

const VinsSchema = v.object({ vins: v.array(v.string()) });
const ListSchema = v.object({ favorites: v.array(FavoriteSchema) });
const savingErrors = {
  'error.favorites.unknownVehicle': 404,
  'error.favorites.vehicleUnavailable': 409,
  'error.favorites.full': 409,
} as const;

/** Returns all of the account's favorites, newest first; sold and deleted vehicles stay until they are removed. */
export const listFavorites = defineEndpoint({
  id: 'favorites.list',
  method: 'GET',
  path: '/api/favorites',
  auth: 'required',
  response: ListSchema,
});

/** Returns the VINs of {@link listFavorites}, for the hearts on a page of cards and for the count. */
export const getFavoriteVins = defineEndpoint({
  id: 'favorites.vins',
  method: 'GET',
  path: '/api/favorites/vins',
  auth: 'required',
  response: VinsSchema,
});

/**
 * Saves a vehicle for the account; no effect if already saved. Refused if the tenant has no such vehicle, if it is sold, or if the account
 * already has `favoritesLimit` favorites. Returns all VINs.
 */
export const saveFavorite = defineEndpoint({
  id: 'favorites.save',
  method: 'PUT',
  path: '/api/favorites/:vin',
  auth: 'required',
  params: VinParamsSchema,
  response: VinsSchema,
  errors: savingErrors,
});

/** Removes a vehicle from the account's favorites; succeeds if it is not there. Returns the remaining VINs. */
export const removeFavorite = defineEndpoint({
  id: 'favorites.remove',
  method: 'DELETE',
  path: '/api/favorites/:vin',
  auth: 'required',
  params: VinParamsSchema,
  response: VinsSchema,
});

/** 'Remove All Sold Vehicles': removes all that are sold or deleted now, and returns the remaining ones. */
export const removeSoldFavorites = defineEndpoint({
  id: 'favorites.removeSold',
  method: 'DELETE',
  path: '/api/favorites',
  auth: 'required',
  query: v.strictObject({ sold: v.literal('true') }),
  response: ListSchema,
});

/**
 * Records the vehicle that a guest wants to save when the site asks for an account first (SHOP-60, SHOP-61). It is saved once, when the
 * visit gets an account; for a member it is saved immediately. A visit keeps its twenty newest requests.
 */
export const saveFavoriteLater = defineEndpoint({
  id: 'favorites.saveLater',
  method: 'PUT',
  path: '/public/favorites/later/:vin',
  auth: 'optional',
  params: VinParamsSchema,
  response: v.object({ isNoted: v.literal(true) }),
  errors: savingErrors,
});
