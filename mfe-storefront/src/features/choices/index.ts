export { ChoicesProvider } from './ui/choices-provider.tsx';
export { comparisonQuery } from './data/comparison.queries.ts';
export { favoriteVinsQuery, favoritesQuery } from './data/favorites.queries.ts';
export { useCardChoices, useCompared, useIsSaved } from './model/use-card-choices.ts';
export { useChoices } from './model/choices-context.ts';
