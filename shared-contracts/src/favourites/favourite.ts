import * as v from 'valibot';
import { isGone, VehicleSchema } from '../inventory/index.ts';

/** Most vehicles that one account keeps. */
export const favouritesLimit = 200;

/**
 * A saved vehicle as its card shows it. Once the inventory has it no more, `vehicle` is what it was when it was saved, with the
 * availability `Deleted`.
 */
export const FavouriteSchema = v.object({
  /** When it was saved, an instant. */
  savedAt: v.string(),
  vehicle: VehicleSchema,
});
export type Favourite = v.InferOutput<typeof FavouriteSchema>;

/** The two lists of the favourites page (SHOP-62). */
export interface SavedLists {
  /** 'My Saves': what can be bought, or may be again. */
  readonly saves: readonly Favourite[];
  /** 'Sold Vehicles - No Longer Available'. */
  readonly sold: readonly Favourite[];
}

/** Which list each saved vehicle stands in; both keep the order that they were given in. */
export function savedLists(favourites: readonly Favourite[]): SavedLists {
  const isSold = ({ vehicle }: Favourite) => isGone(vehicle.availability);
  return { saves: favourites.filter((one) => !isSold(one)), sold: favourites.filter(isSold) };
}
