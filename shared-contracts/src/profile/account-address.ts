import * as v from 'valibot';
import {
  AddressLine1Schema,
  AddressLine2Schema,
  CitySchema,
  CountySchema,
  StateCodeSchema,
  ZipSchema,
} from '../fields/index.ts';

/** A person's postal address (BUY-47). `line2` is empty if there is none. */
export const AccountAddressSchema = v.strictObject({
  line1: AddressLine1Schema,
  line2: AddressLine2Schema,
  city: CitySchema,
  state: StateCodeSchema,
  zip: ZipSchema,
  /** Validated by {@link countyFault}, because a name returned by a lookup is always accepted. */
  county: v.pipe(v.string(), v.trim(), v.nonEmpty('countyRequired'), v.maxLength(60, 'countyLong')),
});
export type AccountAddress = v.InferOutput<typeof AccountAddressSchema>;

/**
 * Returns what is wrong with a county, as a key of {@link CountySchema}; undefined if nothing. The county returned by a ZIP lookup is
 * always valid: some have an apostrophe, four are longer than 25 characters.
 */
export function countyFault(county: string, lookedUp: string | undefined): string | undefined {
  if (lookedUp !== undefined && county.trim() === lookedUp) return undefined;
  return v.safeParse(CountySchema, county).issues?.[0]?.message;
}
