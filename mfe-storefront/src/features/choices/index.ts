export { useChoices } from './choices-context.ts';
export { ChoicesProvider } from './choices-provider.tsx';
export { useCardChoices, useCompared, useIsSaved } from './use-card-choices.ts';
