import * as v from 'valibot';
import {
  AddressLine1Schema,
  AddressLine2Schema,
  CitySchema,
  CountySchema,
  StateCodeSchema,
  ZipSchema,
} from '../fields/index.ts';

/** A person's postal address (BUY-47). `line2` is empty when there is none. */
export const AccountAddressSchema = v.strictObject({
  line1: AddressLine1Schema,
  line2: AddressLine2Schema,
  city: CitySchema,
  state: StateCodeSchema,
  zip: ZipSchema,
  /** Its rule is {@link countyFault}, for the name that a look-up gives is always taken. */
  county: v.pipe(v.string(), v.trim(), v.nonEmpty('countyRequired'), v.maxLength(60, 'countyLong')),
});
export type AccountAddress = v.InferOutput<typeof AccountAddressSchema>;

/**
 * What is wrong with a county, as a key of {@link CountySchema}; undefined for nothing. The county that a look-up of the ZIP gave is right
 * whatever its form: some have an apostrophe, four are longer than 25 characters.
 */
export function countyFault(county: string, lookedUp: string | undefined): string | undefined {
  if (lookedUp !== undefined && county.trim() === lookedUp) return undefined;
  return v.safeParse(CountySchema, county).issues?.[0]?.message;
}
