import type { PlaceAddress } from '@forecourt/shared-contracts/places';

export interface AddressSuggestionsProps {
  /** Name of the field that takes number and street; it stands in the same document or shadow root. */
  readonly name: string;
  /** Gets what a chosen address fills in. */
  readonly onPlace: (address: PlaceAddress) => void;
}
