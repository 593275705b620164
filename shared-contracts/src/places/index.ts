export { openAddressFinder } from './open-place-finder.ts';
export type { AddressFinder } from './open-place-finder.ts';
export { placeAddress, placeEntries } from './place-address.ts';
export type { PlaceAddress } from './place-address.ts';
export { maximumPlaces } from './place-schemas.ts';
export type { AddressComponent, PlaceSuggestion } from './place-schemas.ts';
export { selectFilled } from './select-filled.ts';
