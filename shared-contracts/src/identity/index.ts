export { checkEmail, ConsentsSchema, getConsents, putConsents } from './account-endpoints.ts';
export type { Consents } from './account-endpoints.ts';
export { mergeVisit } from './merge-endpoint.ts';
export { RegionSchema, chooseRegion } from './region-endpoint.ts';
export { DealIdSchema, passcodeUsername } from './passcode-username-endpoint.ts';
export type { PasscodePerson } from './passcode-username-endpoint.ts';
export { allowedInitiator, framedInitiator, parseInitiator, socialRedirectUrl } from './social-initiator.ts';
