import { distanceMiles } from './distance-miles.ts';
import type { ZipPlace } from './geo-endpoints.ts';

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bst\.?(?=\s)/g, 'saint'],
  [/\bft\.?(?=\s)/g, 'fort'],
  [/\bmt\.?(?=\s)/g, 'mount'],
  [/[^a-z0-9]+/g, ' '],
];

/** Normalizes a city's name for comparison: case, punctuation, 'St.', 'Ft.' and 'Mt.' do not matter. */
export function comparableCity(city: string): string {
  let name = city.toLowerCase().trim();
  for (const [pattern, word] of abbreviations) name = name.replace(pattern, word);
  return name.trim();
}

/** Other ZIPs of a city within this distance count as the same place in an address. */
const sameCityMiles = 25;

/**
 * Whether a city's name matches a ZIP (FIELD-39): it is the usual name of the ZIP, or that of another ZIP of the state within 25 miles,
 * because one place often has several names. `ofState` are the ZIPs of the state.
 */
export function isCityOfZip(city: string, at: ZipPlace, ofState: readonly ZipPlace[]): boolean {
  const name = comparableCity(city);
  if (comparableCity(at.city) === name) return true;
  return ofState.some(
    (place) => comparableCity(place.city) === name && distanceMiles(place, at) <= sameCityMiles,
  );
}
