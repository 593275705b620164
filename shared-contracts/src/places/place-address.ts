import { usStates } from '../geo/us-states.ts';
import type { AddressComponent } from './place-schemas.ts';

/** The form values of a chosen place; a part that the geocoder does not return is absent, and its field is unchanged. */
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
/** A street name has at most 35 characters (FIELD-31). */
const streetLimit = 35;

const isState = (code: string) => usStates.some(([known]) => known === code);

/** Number and name of the street; if the geocoder only knows the street, the typed house number is used. */
function streetLine(route: AddressComponent, number: AddressComponent | undefined, typed: string): string {
  const typedNumber = /^\s*(\d{1,6}[A-Za-z]?)\s/.exec(typed)?.[1];
  const street = route.long.length > streetLimit ? route.short : route.long;
  return [number?.long ?? typedNumber, street].filter(Boolean).join(' ');
}

/**
 * Builds the address of a place from its parts and the typed text, whose house number is used if the geocoder only knows the street.
 * Undefined for a place without a street, or outside the states: such an address must be typed.
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

/** Field names and values of the parts of a place, for filling in a form. */
export function placeEntries(address: PlaceAddress): [keyof PlaceAddress, string][] {
  return (['line1', 'city', 'state', 'zip'] as const).flatMap((name) => {
    const text = address[name];
    return text === undefined ? [] : [[name, text]];
  });
}
