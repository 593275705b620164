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

/** Everything that the account has saved, newest first; sold and deleted vehicles stay until they are removed. */
export const listFavourites = defineEndpoint({
  id: 'favourites.list',
  method: 'GET',
  path: '/api/favourites',
  auth: 'required',
  response: ListSchema,
});

/** The VINs of {@link listFavourites}, for the hearts of a page of cards and for the count. */
export const getFavouriteVins = defineEndpoint({
  id: 'favourites.vins',
  method: 'GET',
  path: '/api/favourites/vins',
  auth: 'required',
  response: VinsSchema,
});

/**
 * Saves a vehicle for the account; saving what is saved changes nothing. Refused when the tenant has no such vehicle, when it is sold,
 * and when the account keeps `favouritesLimit` already. Answers all VINs.
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

/** Removes a vehicle from the account's list; fine when it is not there. Answers all VINs left. */
export const removeFavourite = defineEndpoint({
  id: 'favourites.remove',
  method: 'DELETE',
  path: '/api/favourites/:vin',
  auth: 'required',
  params: VinParamsSchema,
  response: VinsSchema,
});

/** 'Remove All Sold Vehicles': removes what is sold or deleted now, and answers what is left. */
export const removeSoldFavourites = defineEndpoint({
  id: 'favourites.removeSold',
  method: 'DELETE',
  path: '/api/favourites',
  auth: 'required',
  query: v.strictObject({ sold: v.literal('true') }),
  response: ListSchema,
});

/**
 * Notes the vehicle that a guest wants to save when the site asks for an account first (SHOP-60, SHOP-61). It is saved once, when the
 * visit gets an account. For a member it is saved at once. A visit keeps its twenty newest wishes.
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
