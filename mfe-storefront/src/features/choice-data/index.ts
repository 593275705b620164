export { comparisonHolder, comparisonQuery } from './comparison.queries.ts';
export { favouritesQuery, favouriteVinsQuery } from './favourites.queries.ts';
