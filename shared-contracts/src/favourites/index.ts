export { FavouriteSchema, favouritesLimit, savedLists } from './favourite.ts';
export type { Favourite, SavedLists } from './favourite.ts';
export {
  getFavouriteVins,
  listFavourites,
  removeFavourite,
  removeSoldFavourites,
  saveFavourite,
  wishFavourite,
} from './favourites-endpoints.ts';
