import * as v from 'valibot';

/** The most addresses that are offered at once: our own choice, since map services answer five. */
export const maximumPlaces = 5;

const TextSchema = v.pipe(v.string(), v.maxLength(200));

/** An address that a map service offers for what was typed. */
export const PlaceSuggestionSchema = v.object({
  /** The service's name of the place. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  /** First line: number and street. */
  main: v.pipe(TextSchema, v.minLength(1)),
  /** Second line: city and state. */
  secondary: TextSchema,
});
export type PlaceSuggestion = v.InferOutput<typeof PlaceSuggestionSchema>;

/** What a map's frame answers to `suggest`, best first. */
export const PlaceSuggestionsSchema = v.pipe(v.array(PlaceSuggestionSchema), v.maxLength(20));

/** One part of an address as geocoders name them: `street_number`, `route`, `locality`, … */
export const AddressComponentSchema = v.object({
  long: TextSchema,
  short: TextSchema,
  types: v.pipe(v.array(TextSchema), v.maxLength(20)),
});
export type AddressComponent = v.InferOutput<typeof AddressComponentSchema>;

/** What a map's frame answers to `locate`; empty where the geocoder knows no such place. */
export const AddressComponentsSchema = v.pipe(v.array(AddressComponentSchema), v.maxLength(40));
