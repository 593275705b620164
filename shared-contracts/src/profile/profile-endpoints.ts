import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { AccountAddressSchema } from './account-address.ts';

/** The site's data about a person, in addition to the identity service's. `version` increases with each change; 0 before the first. */
export const ProfileSchema = v.object({
  address: v.nullable(v.object(AccountAddressSchema.entries)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** Returns the signed-in account's profile. */
export const getProfile = defineEndpoint({
  id: 'profile.get',
  method: 'GET',
  path: '/api/account/profile',
  auth: 'required',
  response: ProfileSchema,
});

/**
 * Saves an address, or removes it with null. `version` is that of the copy that was edited: any other version fails with
 * `error.profile.changed` and changes nothing (F21). The ZIP is looked up: `error.profile.unknownZip` (FIELD-40), `.zipStateMismatch` and
 * `.zipCityMismatch` (FIELD-39), `.county`.
 */
export const putProfile = defineEndpoint({
  id: 'profile.put',
  method: 'PUT',
  path: '/api/account/profile',
  auth: 'required',
  body: v.strictObject({
    address: v.nullable(AccountAddressSchema),
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  }),
  response: ProfileSchema,
  errors: {
    'error.profile.changed': 409,
    'error.profile.unknownZip': 422,
    'error.profile.zipStateMismatch': 422,
    'error.profile.zipCityMismatch': 422,
    'error.profile.county': 422,
  },
});
