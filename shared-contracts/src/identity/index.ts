export { checkEmail, ConsentsSchema, getConsents, putConsents } from './account-endpoints.ts';
export type { Consents } from './account-endpoints.ts';
export { RegionSchema, chooseRegion } from './region-endpoint.ts';
export type { Region } from './region-endpoint.ts';
export { DealIdSchema, PasscodePersonSchema, passcodeUsername } from './passcode-username-endpoint.ts';
export type { PasscodePerson } from './passcode-username-endpoint.ts';
