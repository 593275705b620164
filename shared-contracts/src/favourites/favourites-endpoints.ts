import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VinParamsSchema } from '../inventory/index.ts';
import { FavouriteSchema } from './favourite.ts';

const VinsSchema = v.object({ vins: v.array(v.string()) });
const ListSchema = v.object({ favourites: v.array(FavouriteSchema) });
const savingErrors = {
  'error.favourites.unknownVehicle': 404,
  'error.favourites.vehicleUnavailable': 409,
  'error.favourites.full': 409,
} as const;

/** Returns all of the account's favorites, newest first; sold and deleted vehicles stay until they are removed. */
export const listFavourites = defineEndpoint({
  id: 'favourites.list',
  method: 'GET',
  path: '/api/favourites',
  auth: 'required',
  response: ListSchema,
});

/** Returns the VINs of {@link listFavourites}, for the hearts on a page of cards and for the count. */
export const getFavouriteVins = defineEndpoint({
  id: 'favourites.vins',
  method: 'GET',
  path: '/api/favourites/vins',
  auth: 'required',
  response: VinsSchema,
});

/**
 * Saves a vehicle for the account; no effect if already saved. Refused if the tenant has no such vehicle, if it is sold, or if the account
 * already has `favouritesLimit` favorites. Returns all VINs.
 */
export const saveFavourite = defineEndpoint({
  id: 'favourites.save',
  method: 'PUT',
  path: '/api/favourites/:vin',
  auth: 'required',
  params: VinParamsSchema,
  response: VinsSchema,
  errors: savingErrors,
});

/** Removes a vehicle from the account's favorites; succeeds if it is not there. Returns the remaining VINs. */
export const removeFavourite = defineEndpoint({
  id: 'favourites.remove',
  method: 'DELETE',
  path: '/api/favourites/:vin',
  auth: 'required',
  params: VinParamsSchema,
  response: VinsSchema,
});

/** 'Remove All Sold Vehicles': removes all that are sold or deleted now, and returns the remaining ones. */
export const removeSoldFavourites = defineEndpoint({
  id: 'favourites.removeSold',
  method: 'DELETE',
  path: '/api/favourites',
  auth: 'required',
  query: v.strictObject({ sold: v.literal('true') }),
  response: ListSchema,
});

/**
 * Records the vehicle that a guest wants to save when the site asks for an account first (SHOP-60, SHOP-61). It is saved once, when the
 * visit gets an account; for a member it is saved immediately. A visit keeps its twenty newest requests.
 */
export const wishFavourite = defineEndpoint({
  id: 'favourites.wish',
  method: 'PUT',
  path: '/public/favourites/wishes/:vin',
  auth: 'optional',
  params: VinParamsSchema,
  response: v.object({ isNoted: v.literal(true) }),
  errors: savingErrors,
});
