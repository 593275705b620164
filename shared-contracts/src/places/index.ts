export { openAddressFinder } from './open-address-finder.ts';
export type { AddressFinder } from './open-address-finder.ts';
export { placeEntries } from './place-address.ts';
export type { PlaceAddress } from './place-address.ts';
export type { PlaceSuggestion } from './place-schemas.ts';
export { selectFilled } from './select-filled.ts';
