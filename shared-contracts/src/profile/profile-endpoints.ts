import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { AccountAddressSchema } from './account-address.ts';

/** What the site keeps of a person beside the identity service. `version` rises with each change; 0 before the first. */
export const ProfileSchema = v.object({
  address: v.nullable(v.object(AccountAddressSchema.entries)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** The profile of the signed-in account. */
export const getProfile = defineEndpoint({
  id: 'profile.get',
  method: 'GET',
  path: '/api/account/profile',
  auth: 'required',
  response: ProfileSchema,
});

/**
 * Saves an address, or removes it with null. `version` is that of the copy that was edited: any other version answers
 * `error.profile.changed` and changes nothing (F21). The ZIP is looked up: `error.profile.unknownZip` (FIELD-40),
 * `.zipStateMismatch` and `.zipCityMismatch` (FIELD-39), `.county`.
 */
export const putProfile = defineEndpoint({
  id: 'profile.put',
  method: 'PUT',
  path: '/api/account/profile',
  auth: 'required',
  body: v.strictObject({
    address: v.nullable(AccountAddressSchema),
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
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
