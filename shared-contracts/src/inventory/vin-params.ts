import * as v from 'valibot';

/** The VIN in a path, in upper case: 17 letters and digits (FIELD-72). */
export const VinParamsSchema = v.object({
  vin: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{17}$/, 'validation.vin')),
});
