export { favoritesLimit, savedLists } from './favorite.ts';
export type { Favorite } from './favorite.ts';
export {
  getFavoriteVins,
  listFavorites,
  removeFavorite,
  removeSoldFavorites,
  saveFavorite,
  saveFavoriteLater,
} from './favorites-endpoints.ts';
