export { openAddressFinder } from './open-place-finder.ts';
export type { AddressFinder } from './open-place-finder.ts';
export { placeEntries } from './place-address.ts';
export type { PlaceAddress } from './place-address.ts';
export type { PlaceSuggestion } from './place-schemas.ts';
export { selectFilled } from './select-filled.ts';
