export { comparisonHolder, comparisonQuery } from './comparison.queries.ts';
export { favoritesQuery, favoriteVinsQuery } from './favorites.queries.ts';
