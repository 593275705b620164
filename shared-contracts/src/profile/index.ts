export { AccountAddressSchema, countyFault } from './account-address.ts';
export type { AccountAddress } from './account-address.ts';
export { getProfile, ProfileSchema, putProfile } from './profile-endpoints.ts';
export type { Profile } from './profile-endpoints.ts';
