import { usStates } from '../geo/us-states.ts';
import type { AddressComponent } from './place-schemas.ts';

/** What a chosen place fills in; a part that the geocoder does not tell is absent, and what stands in its field stays. */
export interface PlaceAddress {
  readonly line1: string;
  readonly city?: string;
  /** Two letters. */
  readonly state?: string;
  readonly zip?: string;
}

const cityKinds = [
  'locality',
  'postal_town',
  'sublocality_level_1',
  'sublocality',
  'administrative_area_level_3',
];
/** A street's name has at most 35 characters (FIELD-31). */
const streetLimit = 35;

const isState = (code: string) => usStates.some(([known]) => known === code);

/** Number and name of the street; the geocoder may know the street alone, then the house number is the typed one. */
function streetLine(route: AddressComponent, number: AddressComponent | undefined, typed: string): string {
  const typedNumber = /^\s*(\d{1,6}[A-Za-z]?)\s/.exec(typed)?.[1];
  const street = route.long.length > streetLimit ? route.short : route.long;
  return [number?.long ?? typedNumber, street].filter(Boolean).join(' ');
}

/**
 * The address of a place, out of its parts and of what was typed, whose house number counts where the geocoder knows the street alone.
 * Undefined for a place without a street, or outside of the states: such an address is typed by hand.
 */
export function placeAddress(
  components: readonly AddressComponent[],
  typed: string,
): PlaceAddress | undefined {
  const part = (kind: string) => components.find(({ types }) => types.includes(kind));
  const route = part('route');
  const state = part('administrative_area_level_1')?.short ?? '';
  if (!route || !isState(state)) return undefined;
  const city = cityKinds.flatMap((kind) => part(kind) ?? [])[0];
  const zip = part('postal_code')?.long ?? '';
  return {
    line1: streetLine(route, part('street_number'), typed),
    ...(city && { city: city.long }),
    state,
    ...(/^\d{5}$/.test(zip) && { zip }),
  };
}

/** Name and text of each part that a place tells, to be put into the fields of a form. */
export function placeEntries(address: PlaceAddress): [keyof PlaceAddress, string][] {
  return (['line1', 'city', 'state', 'zip'] as const).flatMap((name) => {
    const text = address[name];
    return text === undefined ? [] : [[name, text]];
  });
}
