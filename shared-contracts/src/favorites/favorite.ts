import * as v from 'valibot';
import { isGone, VehicleSchema } from '../inventory/index.ts';

/** Maximum number of favorites per account. */
export const favoritesLimit = 200;

/**
 * A saved vehicle as its card shows it. Once it is no longer in the inventory, `vehicle` is its data at the time it was saved, with the
 * availability `Deleted`.
 */
export const FavoriteSchema = v.object({
  /** When it was saved, an ISO instant. */
  savedAt: v.string(),
  vehicle: VehicleSchema,
});
export type Favorite = v.InferOutput<typeof FavoriteSchema>;

/** The two lists of the favorites page (SHOP-62). */
export interface SavedLists {
  /** 'My Saves': vehicles that can be bought now or may be again. */
  readonly saves: readonly Favorite[];
  /** 'Sold Vehicles - No Longer Available'. */
  readonly sold: readonly Favorite[];
}

/** Splits saved vehicles into the two lists; both keep the input order. */
export function savedLists(favorites: readonly Favorite[]): SavedLists {
  const isSold = ({ vehicle }: Favorite) => isGone(vehicle.availability);
  return { saves: favorites.filter((one) => !isSold(one)), sold: favorites.filter(isSold) };
}
