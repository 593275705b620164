import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/** A five-digit ZIP with its usual place name. Latitude and longitude in degrees; `county` is empty for military addresses. */
export const ZipPlaceSchema = v.object({
  zip: v.string(),
  city: v.string(),
  /** Two letters, including DC, PR, the territories and AA, AE, AP. */
  state: v.string(),
  county: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});
export type ZipPlace = v.InferOutput<typeof ZipPlaceSchema>;

/** Returns the place of a ZIP. `error.geo.unknownZip` if the ZIP is not in use. */
export const lookUpZip = defineEndpoint({
  id: 'geo.zip',
  method: 'GET',
  path: '/public/geo/zip/:zip',
  auth: 'none',
  params: v.object({ zip: v.pipe(v.string(), v.maxLength(20), v.trim()) }),
  response: ZipPlaceSchema,
  errors: { 'error.geo.unknownZip': 404 },
});
