import * as v from 'valibot';

/** Maximum number of addresses shown at once: our own choice, since map services return five. */
export const maximumPlaces = 5;

const TextSchema = v.pipe(v.string(), v.maxLength(200));

/** An address suggested by a map service for the typed text. */
export const PlaceSuggestionSchema = v.object({
  /** The service's id of the place. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  /** First line: number and street. */
  main: v.pipe(TextSchema, v.minLength(1)),
  /** Second line: city and state. */
  secondary: TextSchema,
});
export type PlaceSuggestion = v.InferOutput<typeof PlaceSuggestionSchema>;

/** Response of a map's frame to `suggest`, best first. */
export const PlaceSuggestionsSchema = v.pipe(v.array(PlaceSuggestionSchema), v.maxLength(20));

/** One part of an address as named by geocoders: `street_number`, `route`, `locality`, … */
export const AddressComponentSchema = v.object({
  long: TextSchema,
  short: TextSchema,
  types: v.pipe(v.array(TextSchema), v.maxLength(20)),
});
export type AddressComponent = v.InferOutput<typeof AddressComponentSchema>;

/** Response of a map's frame to `locate`; empty if the geocoder does not know the place. */
export const AddressComponentsSchema = v.pipe(v.array(AddressComponentSchema), v.maxLength(40));
