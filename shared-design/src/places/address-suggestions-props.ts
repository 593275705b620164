import type { PlaceAddress } from '@forecourt/shared-contracts/places';

export interface AddressSuggestionsProps {
  /** Name of the street address field, in the same document or shadow root. */
  readonly name: string;
  /** Called with the values of a chosen address. */
  readonly onPlace: (address: PlaceAddress) => void;
}
