export { ApiFailure, httpFailure, isApiFailure } from './http/api-failure.ts';
export type { HttpFailure } from './http/api-failure.ts';
export type { ApiClient } from './http/api-client.ts';
export { alertSeverity } from './events/alert-severity.ts';
export type { EventEnvelope } from './events/event-bus.ts';
export type { EventName, EventPayload } from './events/event-definitions.ts';
export { flagDefaults } from './flags/flag-definitions.ts';
export type { FlagKey } from './flags/flag-definitions.ts';
export type { Platform } from './platform/platform.ts';
export type {
  Accounts,
  CodeOutcome,
  CodeRequest,
  CodeVerdict,
  ResetOutcome,
  SignUpDetails,
  SignUpOutcome,
} from './session/accounts.ts';
export type { AccountDetails, OwnCodeOutcome, OwnCodeVerdict } from './session/own-account.ts';
export type {
  CodeSignInOutcome,
  PasswordCredentials,
  Session,
  SessionState,
  SignInOutcome,
} from './session/session.ts';
export type { SessionUser } from './session/session-user.ts';
export { postSocialResponse } from './session/sign-in-window.ts';
export type { FinishedSocial, SocialOutcome, SocialRefusal } from './session/social.ts';
export { keptIdempotencyKey } from './storage/kept-idempotency-key.ts';
export { createUuid } from './platform/create-uuid.ts';
export { getPlatform, startPlatform } from './platform/start-platform.ts';
export { startEmbeddedPlatform } from './platform/start-embedded-platform.ts';
export { safeTarget } from './navigation/safe-target.ts';
